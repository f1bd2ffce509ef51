extension ValidationRule where Value: Equatable & Sendable {
  /// Accepts the value that a ``Validated`` property has while the rule is made, formatted.
  ///
  /// Nothing equals a property without a value. The rule keeps the value and does not follow the
  /// property: in a form, `.equals(\.password)` does.
  ///
  /// ```swift
  /// login.password = "correct horse"
  /// let rule = Rule<String>.equals(login.$password)
  /// rule.accepts("correct horse")  // true
  /// rule.accepts("correct hose")  // false
  /// ```
  public static func equals<Wrapped>(_ other: Validated<Wrapped, Value>) -> Self {
    let expected = other.value
    return Self(.rule(.equals), negation: .rule(.`equals.not`)) { value in
      expected.map { areEqual(value, $0) } ?? false
    }
  }
}
