/// The treatment of a value while the form excludes its field.
public enum ExcludedValue: Hashable, Sendable {
  /// The live form keeps the value, and a submit hands it over as absent: the default.
  case submitAbsent

  /// The live form keeps the value, and a submit hands it over anyway.
  case keep

  /// The live form makes the value absent as soon as it excludes the field; an undo brings it back.
  ///
  /// A value that is never absent, such as a number, stays.
  case clear
}
