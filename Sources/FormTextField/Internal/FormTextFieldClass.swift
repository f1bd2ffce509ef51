import CGtk
import GenericForm

/// The GObject class `FormTextField`, as GTK, GtkBuilder and other languages see it.
///
/// An instance is a `GtkWidget` with one more pointer at its end: a retained
/// ``FormTextFieldContent``.
enum FormTextFieldClass {
  /// The numbers of the properties; those of `GtkEditable` follow.
  private enum Property: guint, CaseIterable {
    case title = 1
    case placeholderText
    case validators
    case isValid
    case messages
    case inputPurpose
    case maxLength
    case secure
  }

  /// The registered class; asking for it registers it.
  static let type: GType = register()

  static var validatedSignal: guint { unsafe g_signal_lookup("validated", type) }
  static var activateSignal: guint { unsafe g_signal_lookup("activate", type) }

  private static var parentSize = 0
  private static var parentClass: UnsafeMutableRawPointer?

  static func makeInstance() -> ObjectReference {
    Toolkit.requireInitialised()
    return unsafe ObjectReference(sinking: cgtk_object_new(type))
  }

  static func content(of reference: ObjectReference) -> FormTextFieldContent {
    guard let content = unsafe content(of: reference.pointer) else {
      preconditionFailure("The FormTextField was finalized while it was still referred to.")
    }
    return content
  }

  // MARK: - Instances

  private static func slot(
    of instance: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Unmanaged<FormTextFieldContent>?> {
    unsafe (instance + parentSize).assumingMemoryBound(
      to: Unmanaged<FormTextFieldContent>?.self)
  }

  private static func content(of instance: UnsafeMutableRawPointer?) -> FormTextFieldContent? {
    guard let instance = unsafe instance else { return nil }
    return unsafe slot(of: instance).pointee?.takeUnretainedValue()
  }

  private static let initialise: GInstanceInitFunc = { instance, _ in
    guard let instance = unsafe instance.map(UnsafeMutableRawPointer.init) else { return }
    let content = unsafe FormTextFieldContent(host: instance)
    unsafe slot(of: instance).initialize(to: .passRetained(content))
    let layout = unsafe gtk_widget_get_layout_manager(
      instance.assumingMemoryBound(to: GtkWidget.self))
    unsafe gtk_orientable_set_orientation(
      layout.map { OpaquePointer($0) }, GTK_ORIENTATION_VERTICAL)
    content.build()
  }

  // MARK: - The class

  private static func register() -> GType {
    var parent = unsafe GTypeQuery()
    unsafe g_type_query(gtk_widget_get_type(), &parent)
    parentSize = unsafe Int(parent.instance_size)
    var info = unsafe GTypeInfo()
    unsafe info.class_size = guint16(parent.class_size)
    unsafe info.class_init = initialiseClass
    let slotSize = unsafe MemoryLayout<Unmanaged<FormTextFieldContent>?>.size
    unsafe info.instance_size = guint16(parentSize + slotSize)
    unsafe info.instance_init = initialise
    let type = unsafe g_type_register_static(
      gtk_widget_get_type(), "FormTextField", &info, GTypeFlags(rawValue: 0))
    var editable = unsafe GInterfaceInfo()
    unsafe editable.interface_init = initialiseEditable
    unsafe g_type_add_interface_static(type, gtk_editable_get_type(), &editable)
    return type
  }

  private static let initialiseEditable: GInterfaceInitFunc = { interface, _ in
    let interface = unsafe interface?.assumingMemoryBound(to: GtkEditableInterface.self)
    unsafe interface?.pointee.get_delegate = { editable in
      let instance = unsafe editable.map { unsafe UnsafeMutableRawPointer($0) }
      return unsafe content(of: instance)?.entry.opaque
    }
  }

  private static let initialiseClass: GClassInitFunc = { pointer, _ in
    guard let pointer = unsafe pointer else { return }
    unsafe parentClass = g_type_class_peek_parent(pointer)

    let object = unsafe pointer.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.set_property = setProperty
    unsafe object.pointee.get_property = getProperty
    unsafe object.pointee.dispose = dispose
    unsafe object.pointee.finalize = finalize
    unsafe installProperties(object)
    unsafe installSignals(registeredType(of: pointer))

    let widget = unsafe pointer.assumingMemoryBound(to: GtkWidgetClass.self)
    unsafe widget.pointee.grab_focus = { widget in
      let content = unsafe content(of: UnsafeMutableRawPointer(widget))
      return content?.entry.grabFocus() == true ? 1 : 0
    }
    unsafe widget.pointee.focus = { widget, direction in
      let content = unsafe content(of: UnsafeMutableRawPointer(widget))
      return content?.moveFocus(direction) == true ? 1 : 0
    }
    unsafe gtk_widget_class_set_layout_manager_type(widget, gtk_box_layout_get_type())
    unsafe gtk_widget_class_set_css_name(widget, "formtextfield")
    unsafe gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP)
  }

  private static func registeredType(of pointer: UnsafeMutableRawPointer) -> GType {
    unsafe pointer.assumingMemoryBound(to: GTypeClass.self).pointee.g_type
  }

  private static func installSignals(_ type: GType) {
    var boolean = [FundamentalType.boolean]
    unsafe g_signal_newv(
      "validated", type, cgtk_signal_last(), nil, nil, nil, nil, FundamentalType.none, 1, &boolean)
    unsafe g_signal_newv(
      "activate", type, cgtk_signal_action(), nil, nil, nil, nil, FundamentalType.none, 0, nil)
  }

  private static let dispose: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    unsafe content(of: UnsafeMutableRawPointer(object))?.dispose()
    unsafe parentClass?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
  }

  private static let finalize: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    if let instance = UnsafeMutableRawPointer(object) {
      unsafe slot(of: instance).pointee?.release()
      unsafe slot(of: instance).pointee = nil
    }
    unsafe parentClass?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(object)
  }

  // MARK: - Properties

  private static func installProperties(_ object: UnsafeMutablePointer<GObjectClass>) {
    var specifications = unsafe [nil] + Property.allCases.map { unsafe specification(of: $0) }
    let count = unsafe guint(specifications.count)
    unsafe g_object_class_install_properties(object, count, &specifications)
    unsafe gtk_editable_install_properties(object, count)
  }

  private static func specification(of property: Property) -> UnsafeMutablePointer<GParamSpec>? {
    let readWrite = cgtk_property_read_write()
    return switch property {
    case .title:
      unsafe g_param_spec_string("title", nil, nil, "", readWrite)
    case .placeholderText:
      unsafe g_param_spec_string("placeholder-text", nil, nil, "", readWrite)
    case .validators:
      unsafe g_param_spec_string("validators", nil, nil, "", readWrite)
    case .isValid:
      unsafe g_param_spec_boolean("is-valid", nil, nil, 1, cgtk_property_read_only())
    case .messages:
      unsafe g_param_spec_boxed("messages", nil, nil, g_strv_get_type(), cgtk_property_read_only())
    case .inputPurpose:
      unsafe g_param_spec_enum(
        "input-purpose", nil, nil, gtk_input_purpose_get_type(), 0, readWrite)
    case .maxLength:
      unsafe g_param_spec_int("max-length", nil, nil, 0, 65_535, 0, readWrite)
    case .secure:
      unsafe g_param_spec_boolean("secure", nil, nil, 0, readWrite)
    }
  }

  private typealias PropertyFunction =
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void

  private typealias ConstantPropertyFunction =
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void

  private static let setProperty: ConstantPropertyFunction = { object, id, value, specification in
    if unsafe gtk_editable_delegate_set_property(object, id, value, specification) != 0 { return }
    guard let content = unsafe content(of: UnsafeMutableRawPointer(object)) else { return }
    switch Property(rawValue: id) {
    case .title: content.title = unsafe string(in: value)
    case .placeholderText: content.placeholder = unsafe string(in: value)
    case .validators: content.validatorNames = unsafe string(in: value)
    case .inputPurpose:
      content.inputPurpose = unsafe InputPurpose(
        GtkInputPurpose(rawValue: guint(g_value_get_enum(value))))
    case .maxLength:
      let length = unsafe Int(g_value_get_int(value))
      content.maxLength = length == 0 ? nil : length
    case .secure: content.isSecure = unsafe g_value_get_boolean(value) != 0
    case .isValid, .messages, nil: break
    }
  }

  private static let getProperty: PropertyFunction = { object, id, value, specification in
    if unsafe gtk_editable_delegate_get_property(object, id, value, specification) != 0 { return }
    guard let instance = UnsafeMutableRawPointer(object),
      let content = unsafe content(of: instance)
    else { return }
    let field = unsafe FormTextField(ObjectReference(retaining: instance))
    switch Property(rawValue: id) {
    case .title: unsafe set(value, to: content.title)
    case .placeholderText: unsafe set(value, to: content.placeholder)
    case .validators: unsafe set(value, to: content.validatorNames)
    case .isValid: unsafe g_value_set_boolean(value, field.isValid ? 1 : 0)
    case .messages: unsafe set(value, to: field.messages)
    case .inputPurpose:
      unsafe g_value_set_enum(value, gint(content.inputPurpose.inGtk.rawValue))
    case .maxLength: unsafe g_value_set_int(value, gint(content.maxLength ?? 0))
    case .secure: unsafe g_value_set_boolean(value, content.isSecure ? 1 : 0)
    case nil: break
    }
  }
}
