/// One check on one value, with the message shown when the value fails it.
///
/// A rule judges a value. Whether a value must be there at all, and when the verdict is shown,
/// is decided elsewhere. A program adds rules in the same spelling as the built-in ones:
///
/// ```swift
/// extension ValidationRule where Value == String {
///   static var isAwesome: Self { Self("Say something awesome") { $0.contains("awesome") } }
/// }
///
/// ValidationRule.isAwesome.check("an awesome day")  // true
/// ValidationRule.isAwesome.check("a day")  // false
/// ```
public struct ValidationRule<Value: SendableMetatype>: Sendable {
  /// What a value must do to pass, all of it.
  ///
  /// It is said about every value that fails, unless the rule can tell which part of it the value
  /// fails: see ``failure(of:)``.
  public let message: ValidationMessage

  /// Whether a value that fails can be submitted all the same.
  public let severity: ValidationSeverity

  /// Whether a value passes.
  public let check: @Sendable (Value) -> Bool

  /// The result for a value, or nil where it could not be checked; nil for a rule that always can.
  private let boundedCheck: (@Sendable (Value) -> Bool?)?

  private let explanation: (@Sendable (Value) -> ValidationMessage)?
  private let negation: @Sendable () -> ValidationMessage?

  private init(
    message: ValidationMessage, severity: ValidationSeverity,
    check: @escaping @Sendable (Value) -> Bool,
    boundedCheck: (@Sendable (Value) -> Bool?)? = nil,
    explanation: (@Sendable (Value) -> ValidationMessage)?,
    negation: @escaping @Sendable () -> ValidationMessage?
  ) {
    self.message = message
    self.severity = severity
    self.check = check
    self.boundedCheck = boundedCheck
    self.explanation = explanation
    self.negation = negation
  }
}

extension ValidationRule {
  /// A rule that says `message` about every value for which `check` is false.
  ///
  /// - Parameters:
  ///   - negation: What the opposite of the rule says; without it, that another value is needed.
  public init(
    _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage? = nil,
    severity: ValidationSeverity = .error, check: @escaping @Sendable (Value) -> Bool
  ) {
    self.init(
      message: message, severity: severity, check: check, explanation: nil, negation: negation)
  }

  /// A rule of several parts, which says about a value the part that the value fails.
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
  ///   - message: What a value must do to pass, all of it.
  ///   - negation: What the opposite of the rule says; without it, that another value is needed.
  ///   - explain: What is said about a value for which `check` is false.
  public init(
    _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage? = nil,
    severity: ValidationSeverity = .error, check: @escaping @Sendable (Value) -> Bool,
    explain: @escaping @Sendable (Value) -> ValidationMessage
  ) {
    self.init(
      message: message, severity: severity, check: check, explanation: explain, negation: negation)
  }
}

extension ValidationRule {
  /// A rule that cannot check every value: one for which `boundedCheck` returns nil fails, and with
  /// it the opposite of the rule, with the message that it could not be checked.
  init(
    _ message: ValidationMessage,
    negation: @autoclosure @escaping @Sendable () -> ValidationMessage?,
    severity: ValidationSeverity = .error,
    boundedCheck: @escaping @Sendable (Value) -> Bool?,
    explain: (@Sendable (Value) -> ValidationMessage)? = nil
  ) {
    self.init(
      message: message, severity: severity, check: { boundedCheck($0) ?? false },
      boundedCheck: boundedCheck, explanation: explain, negation: negation)
  }

  /// Whether there may be values that cannot be checked.
  var isBounded: Bool { boundedCheck != nil }

  /// The result for a value; nil when it could not be checked.
  func result(for value: Value) -> Bool? {
    guard let boundedCheck else { return check(value) }
    return boundedCheck(value)
  }
}

extension ValidationRule {
  /// What is said about a value; nil when it passes.
  ///
  /// ```swift
  /// let name: ValidationRule<String> = .minLength(3) && .containsLetter
  /// name.failure(of: "1234")  // Use at least 1 letter
  /// name.failure(of: "Mei")  // nil
  /// ```
  public func failure(of value: Value) -> ValidationMessage? {
    switch result(for: value) {
    case true?: nil
    case false?: explanation?(value) ?? message
    case nil: .textNotChecked
    }
  }

  /// What is said about a value that does not pass.
  package func complaint(about value: Value) -> ValidationMessage {
    isBounded ? failure(of: value) ?? message : explanation?(value) ?? message
  }

  /// The same check with another message, whatever part of it a value fails.
  public func message(_ message: ValidationMessage) -> Self {
    Self(
      message: message, severity: severity, check: check, boundedCheck: boundedCheck,
      explanation: nil, negation: negation)
  }

  /// The same check as advice, which does not stand in the way of a submit.
  public func asWarning() -> Self {
    Self(
      message: message, severity: .warning, check: check, boundedCheck: boundedCheck,
      explanation: explanation, negation: negation)
  }

  /// What the opposite of this rule says.
  var negatedMessage: ValidationMessage {
    negation() ?? .opposite(of: message)
  }
}
