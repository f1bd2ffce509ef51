extension Sequence {
  /// Returns the messages of all failing rules with one severity, in order.
  ///
  /// A rule that presumes a format reports a value in another format only if no other rule fails,
  /// so that there is just one message about it. See ``ValidationRule/presuming(_:)``.
  ///
  /// ```swift
  /// let rules: [Rule<String>] = [.minLength(3), .containsNumber.asWarning()]
  /// rules.failures(of: "ab")  // [Use at least 3 characters]
  /// rules.failures(of: "abc", severity: .warning)  // [Use at least 1 digit]
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to validate.
  ///   - severity: The severity of the rules to run.
  public func failures<Value>(
    of value: Value, severity: ValidationSeverity = .error
  ) -> [ValidationMessage] where Element == Rule<Value> {
    let failures = Array(self).failures(of: value) { nil }
    return severity == .error ? failures.errors : failures.warnings
  }
}

extension Array {
  /// Returns the messages of the rules that fail for a value in a form.
  ///
  /// - Parameter hasError: Pass `true` if the value already has an error, which makes a message
  ///   about its format redundant.
  package func failures<Root, Value>(
    of value: Value, hasError: Bool = false, in form: () -> FormReader<Root>?
  ) -> (errors: [ValidationMessage], warnings: [ValidationMessage])
  where Element == ValidationRule<Root, Value> {
    var (errors, warnings) = (RuleMessages(), RuleMessages())
    // Indices are faster here: an iterator of a generic type is looked up at each step.
    for index in 0..<count {
      let rule = self[index]
      let result = rule.test(value, form)
      if result.isPassed { continue }
      if rule.severity == .error { errors.add(result) } else { warnings.add(result) }
    }
    return (
      errors.reported(hasError: hasError),
      warnings.reported(hasError: hasError || !errors.isEmpty)
    )
  }
}

/// The messages of failing rules with one severity, with a single message about the format.
private struct RuleMessages {
  private var messages: [ValidationMessage] = []

  /// The messages of the first rule whose presumed format the value doesn't have.
  private var ofFormat: [ValidationMessage] = []

  var isEmpty: Bool { messages.isEmpty && ofFormat.isEmpty }

  /// Adds the messages of a failing rule.
  mutating func add(_ result: RuleResult) {
    if case .notOfFormat(let format) = result {
      if ofFormat.isEmpty { ofFormat = Array(format) }
    } else if let failure = result.failure {
      messages += failure
    }
  }

  /// Returns the messages to report; those about the format only if there are no others and no error yet.
  func reported(hasError: Bool) -> [ValidationMessage] {
    messages.isEmpty && !hasError ? ofFormat : messages
  }
}
