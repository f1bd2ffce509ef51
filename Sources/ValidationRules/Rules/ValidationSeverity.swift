/// The choice between blocking a submit and only warning when a value fails a rule.
///
/// ```swift
/// Rule<String>.minLength(12).severity == .error  // true
/// Rule<String>.minLength(12).asWarning().severity == .warning  // true
/// ```
public enum ValidationSeverity: Hashable, Sendable {
  /// The value cannot be submitted.
  case error

  /// The value can be submitted; the message is advice.
  case warning
}
