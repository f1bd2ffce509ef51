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
  /// What is said about a value that fails.
  public let message: ValidationMessage

  /// Whether a value that fails can be submitted all the same.
  public let severity: ValidationSeverity

  /// Whether a value passes.
  public let check: @Sendable (Value) -> Bool

  /// A rule that says `message` about every value for which `check` is false.
  public init(
    _ message: ValidationMessage, severity: ValidationSeverity = .error,
    check: @escaping @Sendable (Value) -> Bool
  ) {
    self.message = message
    self.severity = severity
    self.check = check
  }
}

extension ValidationRule {
  /// The same check with another message.
  public func message(_ message: ValidationMessage) -> Self {
    Self(message, severity: severity, check: check)
  }

  /// The same check as advice, which does not stand in the way of a submit.
  public func asWarning() -> Self {
    Self(message, severity: .warning, check: check)
  }
}
