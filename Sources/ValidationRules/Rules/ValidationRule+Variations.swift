extension ValidationRule {
  /// The same rule with another message, whatever part of it a value fails.
  ///
  /// Combined rules and rules of several parts have several messages; this one replaces all of
  /// them.
  ///
  /// ```swift
  /// let parts: ValidationRule<String> = .minLength(3) && .containsLetter
  /// let name = parts.message(ValidationMessage("Enter your name"))
  /// name.accepts("Mei")  // true
  /// name.failure(of: "12")  // Enter your name
  /// ```
  public func message(_ message: ValidationMessage) -> Self {
    var copy = self
    copy.message = message
    copy.explanation = nil
    return copy
  }

  /// The same rule with a message in the program's own words.
  ///
  /// The text has no arguments: write the number out, as in "Use 3 letters or more". Braces stay as
  /// they are, but `{field}` stands for the name of the field.
  ///
  /// ```swift
  /// let name = ValidationRule<String>.minLength(3).message("Enter your name")
  /// name.accepts("Mei")  // true
  /// name.failure(of: "M")  // Enter your name
  /// ```
  public func message(_ text: String) -> Self {
    message(ValidationMessage(text))
  }

  /// The same rule as a warning, which does not block a submit.
  ///
  /// ```swift
  /// let rules: [ValidationRule<String>] = [.minLength(12).asWarning()]
  /// rules.failures(of: "horse")  // []
  /// rules.failures(of: "horse", severity: .warning)  // [Use at least 12 characters]
  /// ```
  public func asWarning() -> Self {
    var copy = self
    copy.severity = .warning
    return copy
  }

  /// The same rule for values that `format` accepts; all others fail with the message of `format`.
  ///
  /// Among several rules, one that presumes a format adds no message of its own to a value that
  /// another rule has reported: see `failures(of:severity:)` of a sequence of rules.
  ///
  /// ```swift
  /// let even = ValidationRule<String>("Use an even number") { Int($0)?.isMultiple(of: 2) ?? false }
  ///   .presuming(.isInteger)
  /// even.accepts("12")  // true
  /// even.failure(of: "a")  // Enter a whole number, such as 12
  /// ```
  public func presuming(_ format: Self) -> Self {
    var copy = self
    let result: @Sendable (Value) -> Bool? = { value in
      format.result(for: value).flatMap { $0 ? self.result(for: value) : false }
    }
    copy.accepts = { value in result(value) ?? false }
    if isBounded || format.isBounded { copy.boundedResult = result }
    copy.formatFailure = format.failure
    return copy
  }

  /// The same rule, a combination of two, which presumes a format where one of these does.
  ///
  /// - Parameters:
  ///   - left: The first rule of the combination.
  ///   - right: The second rule of the combination.
  ///   - formatFailure: The message for a value of another format, or nil for one of the right
  ///     format.
  func presumingFormat(
    of left: Self, _ right: Self, _ formatFailure: @escaping @Sendable (Value) -> ValidationMessage?
  ) -> Self {
    if left.formatFailure == nil, right.formatFailure == nil { return self }
    var copy = self
    copy.formatFailure = formatFailure
    return copy
  }

  /// The message of the opposite of this rule.
  var negatedMessage: ValidationMessage {
    negation() ?? .opposite(of: message)
  }
}
