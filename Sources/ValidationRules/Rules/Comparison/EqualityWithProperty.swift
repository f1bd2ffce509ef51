extension ValidationRule where Value: Equatable & Sendable {
  /// Accepts the formatted value that a ``Validated`` property has when the rule is created.
  ///
  /// Nothing equals a property without a value. The rule doesn't follow later changes of the property:
  /// in a form, use `.equals(\.password)` for that.
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
