/// A test of one value, with the message shown when the value fails it.
///
/// A rule validates a value. Whether a value must be there at all, and when the result is shown,
/// is decided elsewhere. A program adds rules in the same spelling as the built-in ones:
///
/// ```swift
/// extension ValidationRule where Value == String {
///   static var isAwesome: Self { Self("Say something awesome") { $0.contains("awesome") } }
/// }
///
/// ValidationRule.isAwesome.accepts("an awesome day")  // true
/// ValidationRule.isAwesome.accepts("a day")  // false
/// ```
public struct ValidationRule<Value: SendableMetatype>: Sendable {
  /// What a value must do to pass, in all parts of the rule.
  ///
  /// It is the message for every value that fails, unless the rule knows which part of it the value
  /// fails: see ``failure(of:)``.
  public internal(set) var message: ValidationMessage

  /// Whether a value that fails blocks a submit.
  public internal(set) var severity: ValidationSeverity

  /// Whether a value passes.
  public internal(set) var accepts: @Sendable (Value) -> Bool

  /// Returns the result for a value, or nil for one that could not be validated.
  ///
  /// It is nil itself where the rule can validate every value.
  var boundedResult: (@Sendable (Value) -> Bool?)?

  /// Returns the message for a value that is not of the format that the rule presumes, or nil for
  /// one that is; nil itself where the rule presumes none.
  var formatFailure: (@Sendable (Value) -> ValidationMessage?)?

  /// Returns the message of the part that a value fails; nil for a rule with one message.
  var explanation: (@Sendable (Value) -> ValidationMessage)?

  /// Returns the message of the opposite rule, or nil where it has none of its own.
  let negation: @Sendable () -> ValidationMessage?

  /// A rule of all its parts, which copies of it replace one by one.
  init(
    message: ValidationMessage, severity: ValidationSeverity,
    accepts: @escaping @Sendable (Value) -> Bool,
    boundedResult: (@Sendable (Value) -> Bool?)? = nil,
    explanation: (@Sendable (Value) -> ValidationMessage)?,
    negation: @escaping @Sendable () -> ValidationMessage?
  ) {
    self.message = message
    self.severity = severity
    self.accepts = accepts
    self.boundedResult = boundedResult
    self.explanation = explanation
    self.negation = negation
  }
}

extension ValidationRule {
  /// A rule that reports `message` for every value for which `accepts` returns false.
  ///
  /// - Parameters:
  ///   - message: The message for a value that fails.
  ///   - negation: The message of the opposite rule; without it, that another value is needed.
  ///   - severity: Whether a value that fails blocks a submit.
  ///   - accepts: Returns whether a value passes.
  public init(
    _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage? = nil,
    severity: ValidationSeverity = .error, accepts: @escaping @Sendable (Value) -> Bool
  ) {
    self.init(
      message: message, severity: severity, accepts: accepts, explanation: nil, negation: negation)
  }

  /// A rule from a closure alone, which reports that the value is not valid.
  ///
  /// ```swift
  /// let rule = ValidationRule { (number: Int) in number.isMultiple(of: 2) }
  /// rule.accepts(2)  // true
  /// rule.accepts(3)  // false
  /// ```
  public init(_ accepts: @escaping @Sendable (Value) -> Bool) {
    self.init(.notValid, accepts: accepts)
  }

  /// A rule of several parts, which reports the part that a value fails.
  ///
  /// ```swift
  /// let digits = ValidationRule<String>("Enter four digits") { text in
  ///   text.count == 4 && text.allSatisfy(\.isNumber)
  /// } explain: { text in
  ///   text.count == 4 ? "Use only digits" : "Use four of them"
  /// }
  /// digits.failure(of: "12a4")  // "Use only digits"
  /// ```
  ///
  /// - Parameters:
  ///   - message: What a value must do to pass, in all parts of the rule.
  ///   - negation: The message of the opposite rule; without it, that another value is needed.
  ///   - severity: Whether a value that fails blocks a submit.
  ///   - accepts: Returns whether a value passes.
  ///   - explain: Returns the message for a value for which `accepts` returns false.
  public init(
    _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage? = nil,
    severity: ValidationSeverity = .error, accepts: @escaping @Sendable (Value) -> Bool,
    explain: @escaping @Sendable (Value) -> ValidationMessage
  ) {
    self.init(
      message: message, severity: severity, accepts: accepts, explanation: explain,
      negation: negation)
  }
}

extension ValidationRule {
  /// A rule that may be bounded: it cannot validate every value.
  ///
  /// A value for which `result` returns nil fails the rule, and its opposite too, with the message
  /// that it could not be checked.
  ///
  /// - Parameters:
  ///   - message: What a value must do to pass, in all parts of the rule.
  ///   - negation: The message of the opposite rule.
  ///   - severity: Whether a value that fails blocks a submit.
  ///   - result: Returns whether a value passes, or nil for one that cannot be validated.
  ///   - explain: Returns the message for a value that fails; without it, all have the same.
  init(
    _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage?,
    severity: ValidationSeverity = .error, isBounded: Bool = true,
    result: @escaping @Sendable (Value) -> Bool?,
    explain: (@Sendable (Value) -> ValidationMessage)? = nil
  ) {
    self.init(
      message: message, severity: severity, accepts: { result($0) ?? false },
      boundedResult: isBounded ? result : nil, explanation: explain, negation: negation)
  }

  /// Whether there may be values that cannot be validated.
  var isBounded: Bool { boundedResult != nil }

  /// The result for a value; nil when it could not be validated.
  func result(for value: Value) -> Bool? {
    guard let boundedResult else { return accepts(value) }
    return boundedResult(value)
  }
}

extension ValidationRule {
  /// The message for a value; nil when it passes.
  ///
  /// ```swift
  /// let name: ValidationRule<String> = .minLength(3) && .containsLetter
  /// name.failure(of: "1234")  // Use at least 1 letter
  /// name.failure(of: "Mei")  // nil
  /// ```
  public func failure(of value: Value) -> ValidationMessage? {
    switch result(for: value) {
    case true?: nil
    case false?: formatFailure?(value) ?? explanation?(value) ?? message
    case nil: .textNotChecked
    }
  }

  /// Whether a value is not of the format that this rule presumes.
  package func presumesAnotherFormat(than value: Value) -> Bool {
    formatFailure?(value) != nil
  }
}
