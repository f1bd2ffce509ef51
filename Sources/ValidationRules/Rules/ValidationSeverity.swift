/// The effect of a failed rule: blocking the submit or only warning.
///
/// ```swift
/// Rule<String>.minLength(12).severity == .error  // true
/// Rule<String>.minLength(12).asWarning().severity == .warning  // true
/// ```
public enum ValidationSeverity: Hashable, Sendable {
  /// The value can't be submitted.
  case error

  /// The value can be submitted; the message is advice.
  case warning
}
