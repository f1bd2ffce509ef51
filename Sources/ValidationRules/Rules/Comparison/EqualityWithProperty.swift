extension ValidationRule where Value: Equatable & Sendable {
  /// Accepts the formatted value of a `Validated` property at the time the rule is created.
  ///
  /// If the ``Validated`` property has no value, the rule accepts nothing. The rule doesn't follow
  /// later changes of the property. For that, use `.equals(\.password)` in a form.
  ///
  /// ```swift
  /// login.password = "correct horse"
  /// let rule = Rule<String>.equals(login.$password)
  /// rule.accepts("correct horse")  // true
  /// rule.failure(of: "correct hose")  // Enter the matching value
  /// ```
  public static func equals<Wrapped>(_ other: Validated<Wrapped, Value>) -> Self {
    let expected = other.value
    return Self(.rule(.equals), negation: .rule(.`equals.not`)) { value in
      expected.map { areEqual(value, $0) } ?? false
    }
  }
}
