extension ValidationRule {
  /// Returns this rule with another message, whichever of its parts a value fails.
  ///
  /// Combined rules and rules with several parts have several messages; this one replaces them all.
  ///
  /// ```swift
  /// let parts: Rule<String> = .minLength(3) && .containsLetter
  /// let name = parts.message(ValidationMessage("Enter your name"))
  /// name.accepts("Mei")  // true
  /// name.failure(of: "12")  // Enter your name
  /// ```
  public func message(_ message: ValidationMessage) -> Self {
    var copy = self
    copy.message = message
    copy.test = { [test] value, form in
      let result = test(value, form)
      return if case .failed = result { .failed(message) } else { result }
    }
    return copy
  }

  /// Returns this rule with a message in your own words.
  ///
  /// The text has no arguments: write numbers out, as in "Use 3 letters or more". Braces are kept,
  /// but `{field}` is replaced with the field's name.
  ///
  /// ```swift
  /// let name = Rule<String>.minLength(3).message("Enter your name")
  /// name.accepts("Mei")  // true
  /// name.failure(of: "M")  // Enter your name
  /// ```
  public func message(_ text: String) -> Self {
    message(ValidationMessage(text))
  }

  /// Returns this rule with a message that depends on the value and the form's other values.
  ///
  /// The form records the values that the message reads, and updates the message when one of them
  /// changes. Without a form, the rule keeps its original message.
  ///
  /// ```swift
  /// let end = ValidationRule<Account, Int>.atLeast(\.start).message { _, form in
  ///   "Leave on day \(form.start) or later"
  /// }
  /// end.accepts(4, in: Account(start: 3))  // true
  /// end.result(for: 2, in: Account(start: 3))  // failed: Leave on day 3 or later
  /// ```
  public func message(
    _ make: @escaping @Sendable (_ value: Value, _ form: FormReader<Root>) -> ValidationMessage
  ) -> Self {
    var copy = self
    copy.test = { [test] value, form in
      let result = test(value, form)
      guard case .failed = result, let form = form() else { return result }
      return .failed(make(value, form))
    }
    return copy
  }

  /// Returns this rule as a warning, which doesn't block submitting.
  ///
  /// ```swift
  /// let rules: [Rule<String>] = [.minLength(12).asWarning()]
  /// rules.failures(of: "horse")  // []
  /// rules.failures(of: "horse", severity: .warning)  // [Use at least 12 characters]
  /// ```
  public func asWarning() -> Self {
    var copy = self
    copy.severity = .warning
    return copy
  }

  /// Returns this rule for values that pass `format`; all others fail with the message of `format`.
  ///
  /// With several rules, one that presumes a format adds no message to a value that already fails
  /// another rule. See `failures(of:severity:)` for a sequence of rules.
  ///
  /// ```swift
  /// let even = Rule<String>("Use an even number") { Int($0)?.isMultiple(of: 2) ?? false }
  ///   .presuming(.isInteger)
  /// even.accepts("12")  // true
  /// even.failure(of: "a")  // Enter a whole number, such as 12
  /// ```
  public func presuming(_ format: Self) -> Self {
    var copy = self
    copy.test = { [test] value, form in
      switch format.test(value, form) {
      case .passed: test(value, form)
      case .failed(let messages), .notOfFormat(let messages): .notOfFormat(messages)
      case .notChecked: .notChecked
      }
    }
    return copy
  }

  /// The message of this rule's negation.
  var negatedMessage: ValidationMessage {
    negation() ?? .rule(.negated, ["message": .message(message)])
  }
}
