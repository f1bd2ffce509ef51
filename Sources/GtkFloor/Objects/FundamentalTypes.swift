import CGtk

/// The fundamental types of GObject, whose numbers are casts in C that Swift does not import.
enum FundamentalType {
  static let none = GType(1 << 2)
  static let boolean = GType(5 << 2)
  static let integer = GType(10 << 2)
  static let double = GType(15 << 2)
  static let string = GType(16 << 2)
}

/// Returns whether an object is of a class, of one derived from it, or implements that interface.
func isInstance(_ object: UnsafeMutableRawPointer, of type: GType) -> Bool {
  unsafe g_type_check_instance_is_a(object.assumingMemoryBound(to: GTypeInstance.self), type) != 0
}
