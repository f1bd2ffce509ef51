import CGtk

/// GObject's fundamental types, which are C casts that Swift doesn't import.
enum FundamentalType {
  static let none = GType(1 << 2)
  static let boolean = GType(5 << 2)
  static let integer = GType(10 << 2)
  static let double = GType(15 << 2)
  static let string = GType(16 << 2)
}

/// Returns whether an object is an instance of a class or one of its subclasses, or implements an interface.
func isInstance(_ object: UnsafeMutableRawPointer, of type: GType) -> Bool {
  unsafe g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}
