extension ValidationRule where Value: Equatable & Sendable {
  /// Accepts one value.
  ///
  /// The message does not mention the value, which may be a secret. A rule that reads another
  /// field as it changes is made where the fields are: in a form's validation.
  ///
  /// ```swift
  /// ValidationRule.equalTo("test1").check("test1")  // true
  /// ValidationRule.equalTo("test1").check("TEST1")  // false
  /// ```
  @specialized(where Value == String)
  public static func equalTo(_ expected: Value) -> Self {
    Self(.toEqual, negation: .notToEqual) { value in value == expected }
  }
}
