extension ValidationRule where Value: Equatable & Sendable {
  /// Accepts one value.
  ///
  /// The message does not mention the value, which may be a secret. To compare two fields of a
  /// form, pass a key path: `.equals(\.password)`.
  ///
  /// Texts are equal by canonical equivalence (UAX #15), so that it does not matter how an accent
  /// was typed.
  ///
  /// ```swift
  /// ValidationRule.equals("test1").accepts("test1")  // true
  /// ValidationRule.equals("test1").accepts("TEST1")  // false
  /// ValidationRule.equals("\u{E9}").accepts("e\u{301}")  // true
  /// ```
  @_specialize(where Value == String)
  public static func equals(_ expected: Value) -> Self {
    Self(.toEqual, negation: .notToEqual) { value in areEqual(value, expected) }
  }
}

/// Whether two values are equal; texts from a person may have a long run of combining marks.
///
/// Text is compared by ``CanonicalEquality``, in a time that is proportional to its length.
@inline(__always)
package func areEqual<Value: Equatable>(_ value: Value, _ expected: Value) -> Bool {
  guard Value.self == String.self, let text = value as? String, let other = expected as? String
  else { return value == expected }
  return CanonicalEquality.areEqual(text, other)
}
