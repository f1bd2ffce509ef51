public import ValidationRules

/// One rule of a field, and whether the value meets it, for a list of what is required.
///
/// ```swift
/// for rule in form.field(\.password).rules {
///   print(rule.isMet ? "✓" : " ", rule.message)
/// }
/// ```
public struct RuleStatus: Hashable, Sendable {
  /// The message of the rule.
  public let message: ValidationMessage

  /// Whether a value that fails blocks a submit.
  public let severity: ValidationSeverity

  /// Whether the value passes, shown or not.
  public let isMet: Bool
}
