extension Sequence {
  /// The messages of the rules of one severity that fail for a value, in order; empty when it passes
  /// them all.
  ///
  /// A rule that presumes a format reports a value of another format only where no other rule does,
  /// so that there is one message for it: see ``ValidationRule/presuming(_:)``.
  ///
  /// ```swift
  /// let rules: [ValidationRule<String>] = [.minLength(3), .containsNumber.asWarning()]
  /// rules.failures(of: "ab")  // [Use at least 3 characters]
  /// rules.failures(of: "abc", severity: .warning)  // [Use at least 1 digit]
  /// ```
  public func failures<Value>(
    of value: Value, severity: ValidationSeverity = .error
  ) -> [ValidationMessage] where Element == ValidationRule<Value> {
    let rules = Array(self)
    let failed = rules.filter { $0.severity == severity }
      .compactMap { rule in rule.failure(of: value).map { (rule: rule, message: $0) } }
    let ofFormat = failed.filter { !$0.rule.presumesAnotherFormat(than: value) }
    guard ofFormat.isEmpty, let first = failed.first else { return ofFormat.map(\.message) }
    let isReported =
      severity == .warning && rules.contains { $0.severity == .error && !$0.check(value) }
    return isReported ? [] : [first.message]
  }
}
