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
    lazy.filter { $0.severity == severity }.messages {
      $0.failure(of: value).map { [$0] } ?? []
    } presumesAnotherFormat: {
      $0.presumesAnotherFormat(than: value)
    } isReported: {
      severity == .warning && contains { $0.severity == .error && !$0.accepts(value) }
    }
  }

  /// The messages of rules of one severity, in order, with one message for a value of another format.
  ///
  /// - Parameters:
  ///   - failures: Returns the messages of a rule; none where the value passes.
  ///   - presumesAnotherFormat: Whether a rule that fails presumes a format that the value is not of.
  ///     The first of these rules is reported where no other one is.
  ///   - isReported: Whether the value has an error already.
  package func messages(
    failures: (Element) -> [ValidationMessage], presumesAnotherFormat: (Element) -> Bool,
    isReported: () -> Bool
  ) -> [ValidationMessage] {
    var messages: [ValidationMessage] = []
    var ofFormat: [ValidationMessage] = []
    for rule in self {
      let found = failures(rule)
      if found.isEmpty { continue }
      if !presumesAnotherFormat(rule) {
        messages += found
      } else if ofFormat.isEmpty {
        ofFormat = found
      }
    }
    return messages.isEmpty && !ofFormat.isEmpty && !isReported() ? ofFormat : messages
  }
}
