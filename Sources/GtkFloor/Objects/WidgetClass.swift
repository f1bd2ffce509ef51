import CGtk

/// A GObject class of widgets implemented in Swift: its name, properties and signals, and how to create a widget's
/// Swift object.
///
/// GtkBuilder and programs in other languages create widgets by the class name. The object lives until the program
/// ends, as GObject classes do.
@safe package final class WidgetClass {
  /// A signal of a class.
  package struct Signal {
    let name: String
    let hasFlag: Bool
    let isAction: Bool

    /// - Parameters:
    ///   - hasFlag: Indicates whether the signal has a Boolean argument; otherwise it has no arguments.
    ///   - isAction: Indicates whether other code may also emit the signal, such as a key binding.
    package init(_ name: String, hasFlag: Bool = false, isAction: Bool = false) {
      (self.name, self.hasFlag, self.isAction) = (name, hasFlag, isAction)
    }
  }

  /// The type registered in GObject.
  private(set) var type: GType = 0

  private let properties: [Property]
  private let signals: [Signal]
  private let actions: [String]
  private let make: ((WidgetInstance) -> any WidgetImplementation)?

  /// The abstract base class of all others, registered at first use.
  private static let root = WidgetClass(
    "FormElement", isAbstract: true,
    properties: [
      // GTK's property would forget what was set while the form excludes the widget.
      .flag(
        "visible", default: true,
        get: { (owner: any WidgetImplementation) in owner.instance.host.isVisible },
        set: { $0.instance.isShown = $1 })
    ], parentType: nil)

  private let isAbstract: Bool

  /// Indicates whether this is the common base class.
  private let isRoot: Bool

  /// Indicates whether the class implements `GtkEditable` by the first editable widget within it.
  package let isEditable: Bool

  /// The key under which GObject stores this object in the class.
  private static let key = unsafe g_quark_from_static_string("WidgetClass")

  /// Registers a class; if it's abstract or has `make`, its lowercase name becomes its CSS node.
  ///
  /// - Parameters:
  ///   - name: The class name, which must be unique.
  ///   - parent: The parent class, or `nil` for the common base class.
  ///   - isAbstract: Indicates whether the class itself has no widgets, only its subclasses.
  ///   - isEditable: Indicates whether the class implements `GtkEditable` by the first editable widget within it.
  ///   - properties: The added properties.
  ///   - signals: The added signals.
  ///   - actions: The actions that widgets within it can activate, such as `form.submit`.
  ///   - make: Creates the Swift object of a widget created by GTK, or `nil` if GTK never creates one.
  package convenience init(
    _ name: String, parent: WidgetClass? = nil, isAbstract: Bool = false, isEditable: Bool = false,
    properties: [Property] = [], signals: [Signal] = [], actions: [String] = [],
    make: ((WidgetInstance) -> any WidgetImplementation)? = nil
  ) {
    self.init(
      name, isAbstract: isAbstract, isEditable: isEditable, properties: properties,
      signals: signals, actions: actions, make: make, parentType: (parent ?? .root).type)
  }

  /// - Parameter parentType: The parent type in GObject, or `nil` for `GtkWidget`.
  private init(
    _ name: String, isAbstract: Bool, isEditable: Bool = false, properties: [Property] = [],
    signals: [Signal] = [], actions: [String] = [],
    make: ((WidgetInstance) -> any WidgetImplementation)? = nil,
    parentType: GType?
  ) {
    (self.properties, self.signals, self.actions) = (properties, signals, actions)
    self.make = make
    (self.isRoot, self.isAbstract, self.isEditable) = (parentType == nil, isAbstract, isEditable)
    let parentType = parentType ?? gtk_widget_get_type()
    var query = unsafe GTypeQuery()
    unsafe g_type_query(parentType, &query)
    var info = unsafe GTypeInfo()
    unsafe info.class_size = guint16(query.class_size)
    unsafe info.class_init = Self.initializeClass
    let this = unsafe Unmanaged.passRetained(self).toOpaque()
    unsafe info.class_data = UnsafeRawPointer(this)
    let slotSize = isRoot ? WidgetInstance.slotSize : 0
    unsafe info.instance_size = guint16(Int(query.instance_size) + slotSize)
    if make != nil { unsafe info.instance_init = Self.initialize }
    unsafe type = g_type_register_static(
      parentType, name, &info, isAbstract ? cgtk_type_abstract() : GTypeFlags(rawValue: 0))
    // GObject has reported a wrong name.
    guard type != 0 else { return }
    unsafe g_type_set_qdata(type, Self.key, this)
    if isEditable { addEditable() }
  }

  /// Makes the class available to GtkBuilder by name.
  func register() {
    g_type_ensure(type)
  }

  private static func of(_ type: GType) -> WidgetClass? {
    unsafe g_type_get_qdata(type, key).map {
      unsafe Unmanaged<WidgetClass>.fromOpaque($0).takeUnretainedValue()
    }
  }
}

// MARK: - What GObject calls

extension WidgetClass {
  private static let initializeClass: GClassInitFunc = { pointer, data in
    guard let pointer = unsafe pointer, let data = unsafe data else { return }
    let made = unsafe Unmanaged<WidgetClass>.fromOpaque(data).takeUnretainedValue()
    let object = unsafe pointer.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.set_property = made.isEditable ? setEditableProperty : setProperty
    unsafe object.pointee.get_property = made.isEditable ? getEditableProperty : getProperty
    // GObject numbers properties from 1, and installs at least one.
    var specifications = unsafe [nil] + made.properties.map { unsafe $0.specification }
    if !made.properties.isEmpty {
      unsafe g_object_class_install_properties(object, guint(specifications.count), &specifications)
    }
    if made.isEditable {
      unsafe gtk_editable_install_properties(object, guint(specifications.count))
    }
    for signal in made.signals { made.install(signal) }
    for action in made.actions { unsafe installAction(action, of: pointer) }
    if made.isRoot { unsafe setMethods(of: pointer, type: made.type) }
    if made.make != nil || made.isAbstract {
      let name = unsafe String(cString: g_type_name(made.type)).lowercased()
      unsafe gtk_widget_class_set_css_name(
        pointer.assumingMemoryBound(to: GtkWidgetClass.self), name)
    }
  }

  private func install(_ signal: Signal) {
    var boolean = [FundamentalType.boolean]
    unsafe g_signal_newv(
      signal.name, type, signal.isAction ? cgtk_signal_action() : cgtk_signal_last(), nil, nil, nil,
      nil, FundamentalType.none, signal.hasFlag ? 1 : 0, &boolean)
  }

  private static let initialize: GInstanceInitFunc = { widget, pointer in
    let type = unsafe pointer?.assumingMemoryBound(to: GTypeClass.self).pointee.g_type
    guard let make = type.flatMap({ of($0)?.make }) else { return }
    unsafe WidgetInstance.initialize(widget, make: make)
  }

  /// Sets a property of a widget; the specification identifies the class that has it.
  static let setProperty:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard let (owner, property) = unsafe find(id, of: object, specification) else { return }
      unsafe property.set(owner, value)
    }

  /// Gets a property of a widget.
  static let getProperty:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard let (owner, property) = unsafe find(id, of: object, specification) else { return }
      unsafe property.get(owner, value)
    }

  private static func find(
    _ id: guint, of object: UnsafeMutablePointer<GObject>?,
    _ specification: UnsafeMutablePointer<GParamSpec>?
  ) -> (any WidgetImplementation, Property)? {
    guard let type = unsafe specification?.pointee.owner_type,
      let properties = of(type)?.properties, properties.indices.contains(Int(id) - 1),
      let owner = unsafe WidgetInstance.owner(of: UnsafeMutableRawPointer(object))
    else { return nil }
    return (owner, properties[Int(id) - 1])
  }
}
