extension Sequence {
  /// The messages of the rules of one severity that fail for a value, in order; empty when it
  /// passes them all.
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
    var messages = RuleMessages()
    for rule in self where rule.severity == severity {
      guard let message = rule.failure(of: value) else { continue }
      messages.add([message], isOfFormat: rule.presumesAnotherFormat(than: value))
    }
    let hasError = severity == .warning && contains { $0.severity == .error && !$0.accepts(value) }
    return messages.reported(hasError: hasError)
  }
}

/// The messages of the rules of one severity that fail, with one message for a value of another
/// format.
package struct RuleMessages {
  private var messages: [ValidationMessage] = []

  /// Those of the first rule that presumes a format which the value is not of.
  private var ofFormat: [ValidationMessage] = []

  package init() {}

  /// Adds the messages of a rule that fails.
  package mutating func add(_ added: [ValidationMessage], isOfFormat: Bool) {
    if !isOfFormat {
      messages += added
    } else if ofFormat.isEmpty {
      ofFormat = added
    }
  }

  /// The messages to report: those of the format where there are no other ones, and no error yet.
  package func reported(hasError: Bool) -> [ValidationMessage] {
    messages.isEmpty && !hasError ? ofFormat : messages
  }
}
