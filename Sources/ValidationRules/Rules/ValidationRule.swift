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

  private let explanation: (@Sendable (Value) -> ValidationMessage)?
  private let negation: @Sendable () -> ValidationMessage?

  private init(
    message: ValidationMessage, severity: ValidationSeverity,
    check: @escaping @Sendable (Value) -> Bool,
    explanation: (@Sendable (Value) -> ValidationMessage)?,
    negation: @escaping @Sendable () -> ValidationMessage?
  ) {
    self.message = message
    self.severity = severity
    self.check = check
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
  /// What is said about a value; nil when it passes.
  ///
  /// ```swift
  /// let name: ValidationRule<String> = .minLength(3) && .containsLetter
  /// name.failure(of: "1234")  // Use at least 1 letter
  /// name.failure(of: "Mei")  // nil
  /// ```
  public func failure(of value: Value) -> ValidationMessage? {
    check(value) ? nil : complaint(about: value)
  }

  /// What is said about a value that does not pass.
  package func complaint(about value: Value) -> ValidationMessage {
    explanation?(value) ?? message
  }

  /// The same check with another message, whatever part of it a value fails.
  public func message(_ message: ValidationMessage) -> Self {
    Self(
      message: message, severity: severity, check: check, explanation: nil, negation: negation)
  }

  /// The same check as advice, which does not stand in the way of a submit.
  public func asWarning() -> Self {
    Self(
      message: message, severity: .warning, check: check, explanation: explanation,
      negation: negation)
  }

  /// What the opposite of this rule says.
  var negatedMessage: ValidationMessage {
    negation() ?? .opposite(of: message)
  }
}
