/// The treatment of a value while the form excludes its field.
public enum ExcludedValue: Hashable, Sendable {
  /// The live form keeps the value, but a submit passes it as absent; this is the default.
  case submitAbsent

  /// The live form keeps the value, and a submit passes it anyway.
  case keep

  /// The live form makes the value absent as soon as it excludes the field; an undo brings it back.
  ///
  /// A value that is never absent, such as a number, stays.
  case clear
}
