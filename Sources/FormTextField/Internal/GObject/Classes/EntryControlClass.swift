import CGtk

/// The GObject class `FormEntryControl`, the abstract parent of the controls that implement
/// `GtkEditable` by their entry.
enum EntryControlClass {
  /// The class, registered at first use.
  static let objectClass = register()

  static var activateSignal: guint { unsafe g_signal_lookup("activate", objectClass.type) }

  private static var parentClass: UnsafeMutableRawPointer?

  private static let properties: [ControlProperty] = unsafe [
    .text("placeholder-text", \EntryControl.placeholder),
    .text("validators", \EntryControl.validatorNames),
    ControlProperty(
      g_param_spec_enum(
        "input-purpose", nil, nil, gtk_input_purpose_get_type(), 0, cgtk_property_read_write()),
      get: { (field: EntryControl, value) in
        unsafe g_value_set_enum(value, gint(field.inputPurpose.inGtk.rawValue))
      },
      set: { field, value in
        let purpose = unsafe GtkInputPurpose(rawValue: guint(g_value_get_enum(value)))
        field.inputPurpose = InputPurpose(purpose)
      }),
    .count("character-limit", \EntryControl.limit, upTo: 65_535),
    .count("max-length", \EntryControl.greatestLength, upTo: 65_535),
  ]

  private static func register() -> ControlClass {
    let objectClass = unsafe ControlClass(
      "FormEntryControl", flags: cgtk_type_abstract(), properties: properties, prepare: prepare)
    var editable = unsafe GInterfaceInfo()
    unsafe editable.interface_init = initializeEditable
    unsafe g_type_add_interface_static(objectClass.type, gtk_editable_get_type(), &editable)
    return objectClass
  }

  private static let initializeEditable: GInterfaceInitFunc = { interface, _ in
    let interface = unsafe interface?.assumingMemoryBound(to: GtkEditableInterface.self)
    unsafe interface?.pointee.get_delegate = { field in unsafe entry(in: field) }
  }

  private static func prepare(_ pointer: UnsafeMutableRawPointer) {
    unsafe parentClass = g_type_class_peek_parent(pointer)

    let object = unsafe pointer.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.set_property = setProperty
    unsafe object.pointee.get_property = getProperty
    unsafe object.pointee.dispose = dispose
    unsafe gtk_editable_install_properties(object, guint(properties.count + 1))

    unsafe g_signal_newv(
      "activate", pointer.assumingMemoryBound(to: GTypeClass.self).pointee.g_type,
      cgtk_signal_action(), nil, nil, nil, nil, FundamentalType.none, 0, nil)
  }

  private static let setProperty:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      if unsafe gtk_editable_delegate_set_property(object, id, value, specification) == 0 {
        unsafe ControlClass.setProperty(object, id, value, specification)
      }
    }

  private static let getProperty:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      if unsafe gtk_editable_delegate_get_property(object, id, value, specification) == 0 {
        unsafe ControlClass.getProperty(object, id, value, specification)
      }
    }

  /// The entry within a control: its first editable descendant.
  private static func entry(in control: OpaquePointer?) -> OpaquePointer? {
    guard let control = unsafe control else { return nil }
    var child = unsafe gtk_widget_get_first_child(UnsafeMutablePointer(control))
    while let widget = unsafe child {
      if unsafe isInstance(UnsafeMutableRawPointer(widget), of: gtk_editable_get_type()) {
        return OpaquePointer(widget)
      }
      if let inner = unsafe entry(in: OpaquePointer(widget)) { return unsafe inner }
      unsafe child = gtk_widget_get_next_sibling(widget)
    }
    return nil
  }

  private static let dispose: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
    let field = unsafe object.map { OpaquePointer($0) }
    if unsafe entry(in: field) != nil { unsafe gtk_editable_finish_delegate(field) }
    unsafe parentClass?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
  }
}
