/// A check that takes time, such as whether a name is free, with the message shown when it fails.
///
/// A form asks it some time after the last change, about values that are there and that no other
/// rule refuses; about equal values once. A newer value cancels it, and its answer to an older
/// value is never seen. A check that throws, or takes longer than its time-out, has not refused
/// the value: that it could not be checked is an outcome of its own.
///
/// ```swift
/// extension AsyncValidationRule where Value == String {
///   static func isAvailable(in store: AccountStore) -> Self {
///     Self("This name is taken") { name in try await !store.contains(name) }
///   }
/// }
/// ```
public struct AsyncValidationRule<Value: SendableMetatype>: Sendable {
  /// What a submit does about a value that could not be checked.
  public enum UnverifiedPolicy: Hashable, Sendable {
    /// It tries once more, and does not go through without an answer.
    case block

    /// It tries once more, and goes through without an answer.
    case allow
  }

  /// What is said about a value that is refused.
  public let message: ValidationMessage

  /// Whether a value that is refused can be submitted all the same.
  public let severity: ValidationSeverity

  /// How long a value has to stay unchanged before it is checked.
  public let debounce: Duration

  /// How long an answer is waited for; nil for as long as it takes.
  public let timeout: Duration?

  /// What a submit does about a value that could not be checked.
  public let whenUnverified: UnverifiedPolicy

  let job: @Sendable (Value) -> CheckJob

  /// A check that says `message` about every value for which `check` answers false.
  ///
  /// - Parameters:
  ///   - debounce: How long a value has to stay unchanged before it is checked.
  ///   - timeout: How long an answer is waited for; nil for as long as it takes.
  ///   - whenUnverified: What a submit does about a value that could not be checked.
  ///   - check: Whether a value passes. It runs off the main actor, and is cancelled when its
  ///     answer is no longer wanted. What it throws means that the value could not be checked.
  public init(
    _ message: ValidationMessage, severity: ValidationSeverity = .error,
    debounce: Duration = .milliseconds(400), timeout: Duration? = .seconds(10),
    whenUnverified: UnverifiedPolicy = .block,
    check: @escaping @Sendable (Value) async throws -> Bool
  ) where Value: Sendable {
    self.init(
      message: message, severity: severity, debounce: debounce, timeout: timeout,
      whenUnverified: whenUnverified
    ) { value in
      .task { try await check(value) }
    }
  }

  /// A check whose work is started, and answers, in the way of `job`.
  package init(
    message: ValidationMessage, severity: ValidationSeverity, debounce: Duration,
    timeout: Duration?, whenUnverified: UnverifiedPolicy,
    job: @escaping @Sendable (Value) -> CheckJob
  ) {
    self.message = message
    self.severity = severity
    self.debounce = debounce
    self.timeout = timeout
    self.whenUnverified = whenUnverified
    self.job = job
  }
}

extension AsyncValidationRule {
  /// The same check with another message.
  public func message(_ message: ValidationMessage) -> Self {
    Self(
      message: message, severity: severity, debounce: debounce, timeout: timeout,
      whenUnverified: whenUnverified, job: job)
  }

  /// The same check as advice, which does not stand in the way of a submit.
  public func asWarning() -> Self {
    Self(
      message: message, severity: .warning, debounce: debounce, timeout: timeout,
      whenUnverified: whenUnverified, job: job)
  }
}
