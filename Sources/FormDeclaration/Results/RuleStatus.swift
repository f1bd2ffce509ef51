public import ValidationRules

/// One rule of a field and whether the value meets it, for a list of requirements.
///
/// ```swift
/// for rule in form.field(\.password).rules {
///   print(rule.isMet ? "✓" : " ", rule.message)
/// }
/// ```
public struct RuleStatus: Hashable, Sendable {
  /// The message of the rule.
  public let message: ValidationMessage

  /// The severity, which decides if a value that fails blocks a submit.
  public let severity: ValidationSeverity

  /// Indicates whether the value passes, even if its errors are hidden.
  public let isMet: Bool
}
