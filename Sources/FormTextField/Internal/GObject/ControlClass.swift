import CGtk

/// A GObject class of controls: its name, its properties, and what makes the control of a widget.
///
/// GtkBuilder, and programs in other languages, create its widgets by its name. It is kept for as
/// long as the program runs, as GObject keeps classes.
@safe final class ControlClass {
  /// The class, registered in GObject.
  private(set) var type: GType = 0

  private let properties: [ControlProperty]
  private let prepare: @MainActor (UnsafeMutableRawPointer) -> Void
  private let make: ((ControlInstance) -> FormControl)?

  /// Under which GObject keeps this with the class.
  private static let key = unsafe g_quark_from_static_string("ControlClass")

  /// Registers a class; with `make`, its CSS node is its name in small letters.
  ///
  /// - Parameters:
  ///   - name: The name of the class, which no other one has.
  ///   - parent: The class from which it is derived; nil for the class of all controls.
  ///   - flags: Whether it is abstract.
  ///   - addedSize: The bytes by which its instances are larger than those of its parent.
  ///   - properties: The properties that it adds.
  ///   - prepare: Sets further members of the class structure.
  ///   - make: Makes the control of a widget that GTK creates, or `nil` for an abstract class.
  @safe init(
    _ name: String, parent: GType? = nil, flags: GTypeFlags = GTypeFlags(rawValue: 0),
    addedSize: Int = 0, properties: [ControlProperty] = [],
    prepare: @escaping @MainActor (UnsafeMutableRawPointer) -> Void = { _ in },
    make: ((ControlInstance) -> FormControl)? = nil
  ) {
    self.properties = properties
    unsafe self.prepare = prepare
    self.make = make
    let parent = parent ?? FormControlClass.objectClass.type
    var query = unsafe GTypeQuery()
    unsafe g_type_query(parent, &query)
    var info = unsafe GTypeInfo()
    unsafe info.class_size = guint16(query.class_size)
    unsafe info.class_init = Self.initializeClass
    let this = unsafe Unmanaged.passRetained(self).toOpaque()
    unsafe info.class_data = UnsafeRawPointer(this)
    unsafe info.instance_size = guint16(Int(query.instance_size) + addedSize)
    if make != nil { unsafe info.instance_init = Self.initialize }
    type = unsafe g_type_register_static(parent, name, &info, flags)
    unsafe g_type_set_qdata(type, Self.key, this)
  }

  private static func of(_ type: GType) -> ControlClass? {
    unsafe g_type_get_qdata(type, key).map {
      unsafe Unmanaged<ControlClass>.fromOpaque($0).takeUnretainedValue()
    }
  }
}

extension ControlClass {
  private static let initializeClass: GClassInitFunc = { pointer, data in
    guard let pointer = unsafe pointer, let data = unsafe data else { return }
    let made = unsafe Unmanaged<ControlClass>.fromOpaque(data).takeUnretainedValue()
    let object = unsafe pointer.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.set_property = setProperty
    unsafe object.pointee.get_property = getProperty
    // GObject numbers properties from 1, and installs one at least.
    var specifications = unsafe [nil] + made.properties.map { unsafe $0.specification }
    if !made.properties.isEmpty {
      unsafe g_object_class_install_properties(object, guint(specifications.count), &specifications)
    }
    if made.make != nil {
      let name = unsafe String(cString: g_type_name(made.type)).lowercased()
      unsafe gtk_widget_class_set_css_name(
        pointer.assumingMemoryBound(to: GtkWidgetClass.self), name)
    }
    unsafe made.prepare(pointer)
  }

  private static let initialize: GInstanceInitFunc = { widget, pointer in
    let type = unsafe pointer?.assumingMemoryBound(to: GTypeClass.self).pointee.g_type
    guard let make = type.flatMap({ of($0)?.make }) else { return }
    unsafe ControlInstance.initialize(widget, make: make)
  }

  /// Sets a property of a control; the specification names the class that has it.
  static let setProperty:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard let (control, property) = unsafe find(id, of: object, specification) else { return }
      unsafe property.set(control, value)
    }

  /// Gets a property of a control.
  static let getProperty:
    @convention(c) (
      UnsafeMutablePointer<GObject>?, guint, UnsafeMutablePointer<GValue>?,
      UnsafeMutablePointer<GParamSpec>?
    ) -> Void = { object, id, value, specification in
      guard let (control, property) = unsafe find(id, of: object, specification) else { return }
      unsafe property.get(control, value)
    }

  private static func find(
    _ id: guint, of object: UnsafeMutablePointer<GObject>?,
    _ specification: UnsafeMutablePointer<GParamSpec>?
  ) -> (FormControl, ControlProperty)? {
    guard let owner = unsafe specification?.pointee.owner_type,
      let properties = of(owner)?.properties, properties.indices.contains(Int(id) - 1),
      let control = unsafe ControlInstance.control(of: UnsafeMutableRawPointer(object))
    else { return nil }
    return (control, properties[Int(id) - 1])
  }
}
