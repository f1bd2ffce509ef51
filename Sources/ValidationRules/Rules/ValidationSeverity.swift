/// How much a failed rule weighs.
public enum ValidationSeverity: Hashable, Sendable {
  /// The value cannot be submitted.
  case error

  /// The value can be submitted; the message is advice.
  case warning
}
