import CGtk

/// The fundamental types of GObject, whose numbers are casts in C that Swift does not import.
enum FundamentalType {
  static let none = GType(1 << 2)
  static let boolean = GType(5 << 2)
  static let string = GType(16 << 2)
}
