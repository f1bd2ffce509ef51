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
  ///
  /// - Parameters:
  ///   - value: The value that is validated.
  ///   - severity: The severity of the rules whose messages are returned.
  public func failures<Value>(
    of value: Value, severity: ValidationSeverity = .error
  ) -> [ValidationMessage] where Element == ValidationRule<Value> {
    var messages: [ValidationMessage] = []
    var ofFormat: ValidationMessage?
    for rule in self where rule.severity == severity {
      guard let message = rule.failure(of: value) else { continue }
      if rule.presumesAnotherFormat(than: value) {
        ofFormat = ofFormat ?? message
      } else {
        messages.append(message)
      }
    }
    guard messages.isEmpty, let ofFormat else { return messages }
    let isReported =
      severity == .warning && contains { $0.severity == .error && !$0.accepts(value) }
    return isReported ? [] : [ofFormat]
  }
}
