extension Sequence {
  /// What the rules of one severity say about a value, in order; empty when it passes them all.
  ///
  /// ```swift
  /// let rules: [ValidationRule<String>] = [.minLength(3), .containsNumber.asWarning()]
  /// rules.failures(of: "ab")  // [Use at least 3 characters]
  /// rules.failures(of: "abc", severity: .warning)  // [Use at least 1 digit]
  /// ```
  public func failures<Value>(
    of value: Value, severity: ValidationSeverity = .error
  ) -> [ValidationMessage] where Element == ValidationRule<Value> {
    compactMap { rule in rule.severity == severity ? rule.failure(of: value) : nil }
  }
}
