public import ValidationRules

/// An asynchronous check, such as for the availability of a name, and the message shown if it
/// fails.
///
/// A form runs the check after a pause in the changes, on values that are present and pass every
/// rule, and only once for equal values. A newer value cancels it and discards its result for the
/// older one. A check that throws or times out doesn't fail: its value counts as unverified.
///
/// ```swift
/// extension ValidationCheck where Value == String {
///   static func isAvailable(in store: AccountStore) -> Self {
///     Self("This name is taken") { name in try await !store.contains(name) }
///   }
/// }
/// ```
///
/// A check that needs other values of the form reads them: see
/// ``init(_:reading:severity:debounce:timeout:allowsUnverified:check:)``.
public struct ValidationCheck<Root, Value: SendableMetatype>: Sendable {
  /// The message shown when a value fails.
  public private(set) var message: ValidationMessage

  /// Makes the message for a value that fails; `nil` if every value has the same message.
  ///
  /// The value might not be `Sendable`, so it's passed before the check runs. The returned closure
  /// is called once, if the check fails.
  package var explanation: (@Sendable (Value) -> @Sendable () -> ValidationMessage)?

  /// The severity, which decides if a value that fails blocks a submit.
  public private(set) var severity: ValidationSeverity

  /// The time for which a value must stay unchanged before it's checked.
  public let debounce: Duration

  /// The maximum time to wait for a result, or `nil` for no limit.
  public let timeout: Duration?

  /// Indicates whether the form may submit if the check, after one retry, has no result.
  public let allowsUnverified: Bool

  /// Reads the values of the form that the check needs; `nil` if it needs only its own value.
  package var other: (@Sendable (FormReader<Root>) -> Other?)?

  /// Returns a closure that checks a value, without a time limit.
  ///
  /// It has two steps so that the code that runs off the main actor captures only the value.
  let run: Run

  /// Starts a check that reports on the main actor without a task, as in tests, or `nil` if the
  /// check runs in a task.
  var startOnMainActor: Start?

  typealias Run = @Sendable (Value, Other?) -> @Sendable () async -> CheckResult

  /// Other values of the form, whose changes rerun the check.
  package typealias Other = any Equatable & Sendable

  /// Starts to check a value, and returns a closure that cancels the check.
  package typealias Start = @MainActor @Sendable (Value, @escaping Report) -> Cancel

  /// Takes the result of a check.
  package typealias Report = @MainActor (CheckResult) -> Void

  /// Cancels a check whose result is no longer needed.
  package typealias Cancel = @MainActor () -> Void
}

/// A check of a single value, which reads no form.
///
/// ```swift
/// let isFree = Check<String>("This name is taken") { name in try await !store.contains(name) }
/// ```
public typealias Check<Value: SendableMetatype> = ValidationCheck<Void, Value>

extension ValidationCheck {
  /// Creates a check that fails with `message` if `check` returns `false`.
  ///
  /// - Parameters:
  ///   - message: The message shown when a value fails.
  ///   - severity: The severity, which decides if a value that fails blocks a submit.
  ///   - debounce: The time for which a value must stay unchanged before it's checked.
  ///   - timeout: The maximum time to wait for a result, or `nil` for no limit.
  ///   - allowsUnverified: Indicates whether the form may submit if the check, after one retry, has
  ///     no result.
  ///   - check: Returns whether a value passes. It runs off the main actor and is canceled if its
  ///     result is no longer needed. If it throws, the value is unverified.
  public init(
    _ message: ValidationMessage, severity: ValidationSeverity = .error,
    debounce: Duration = .milliseconds(400), timeout: Duration? = .seconds(10),
    allowsUnverified: Bool = false,
    check: @escaping @Sendable (Value) async throws -> Bool
  ) where Value: Sendable {
    self.init(
      message: message, severity: severity, debounce: debounce, timeout: timeout,
      allowsUnverified: allowsUnverified,
      run: { value, _ in
        {
          do {
            return try await check(value) ? .passed : .failed
          } catch {
            return .unverified
          }
        }
      })
  }

  /// Creates a check of a value together with other values of its form.
  ///
  /// It runs again if the values that `other` returns change; a result for older values is
  /// discarded.
  ///
  /// ```swift
  /// let isRegistered = ValidationCheck<Account, String>(
  ///   "No company has this number", reading: \.country
  /// ) { number, country in
  ///   number.hasPrefix(country)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message shown when a value fails.
  ///   - other: Returns the other values of the form that the check needs.
  ///   - severity: The severity, which decides if a value that fails blocks a submit.
  ///   - debounce: The time for which all values must stay unchanged before they're checked.
  ///   - timeout: The maximum time to wait for a result, or `nil` for no limit.
  ///   - allowsUnverified: Indicates whether the form may submit if the check, after one retry, has
  ///     no result.
  ///   - check: Returns whether the value passes, given what `other` returned.
  public init<Other: Equatable & Sendable>(
    _ message: ValidationMessage, reading other: @escaping @Sendable (FormReader<Root>) -> Other,
    severity: ValidationSeverity = .error, debounce: Duration = .milliseconds(400),
    timeout: Duration? = .seconds(10), allowsUnverified: Bool = false,
    check: @escaping @Sendable (_ value: Value, _ other: Other) async throws -> Bool
  ) where Value: Sendable {
    self.init(
      message: message, severity: severity, debounce: debounce, timeout: timeout,
      allowsUnverified: allowsUnverified, other: { form in other(form) },
      run: { value, read in
        guard let read, let other = read as? Other else { return { .unverified } }
        return {
          do {
            return try await check(value, other) ? .passed : .failed
          } catch {
            return .unverified
          }
        }
      })
  }

  /// Creates a check that reports its results on the main actor.
  package init(
    _ message: ValidationMessage, severity: ValidationSeverity, debounce: Duration,
    timeout: Duration?, allowsUnverified: Bool, start: @escaping Start
  ) where Value: Sendable {
    self.init(
      message: message, severity: severity, debounce: debounce, timeout: timeout,
      allowsUnverified: allowsUnverified,
      run: { value, _ in
        {
          let (results, continuation) = AsyncStream.makeStream(of: CheckResult.self)
          let cancel = await start(value) { continuation.yield($0) }
          for await result in results { return result }
          // Without a result, the task was canceled.
          await cancel()
          return .unverified
        }
      }, startOnMainActor: start)
  }
}

extension ValidationCheck {
  /// Returns this check with another message.
  public func message(_ message: ValidationMessage) -> Self {
    var copy = self
    copy.message = message
    copy.explanation = nil
    return copy
  }

  /// Returns this check with a custom message.
  public func message(_ text: String) -> Self {
    message(ValidationMessage(text))
  }

  /// Returns this check as a warning, which doesn't block a submit.
  public func asWarning() -> Self {
    var copy = self
    copy.severity = .warning
    return copy
  }

  /// Returns a closure that makes the message for a value, to be called if the check fails.
  package func failureMessage(for value: Value) -> @Sendable () -> ValidationMessage {
    if let explanation { return explanation(value) }
    return { [message] in message }
  }

  /// Returns this check for a form that contains the check's form, or for any form.
  package func linked<Whole>(
    _ form: @escaping @Sendable (FormReader<Whole>) -> FormReader<Root>?
  ) -> ValidationCheck<Whole, Value> {
    var whole = ValidationCheck<Whole, Value>(
      message: message, explanation: explanation, severity: severity, debounce: debounce,
      timeout: timeout, allowsUnverified: allowsUnverified, run: run,
      startOnMainActor: startOnMainActor)
    if let other { whole.other = { form($0).flatMap(other) } }
    return whole
  }

  /// Indicates whether a missing result blocks a submit.
  package var blocksSubmit: Bool { severity == .error && !allowsUnverified }

  /// Starts to check a value; the result is reported once, unless the check is canceled before.
  @MainActor package func start(_ value: Value, _ other: Other?, _ report: @escaping Report)
    -> Cancel
  {
    if let startOnMainActor { return startOnMainActor(value, report) }
    let run = run(value, other)
    let task = Task.detached { await report(run()) }
    return { task.cancel() }
  }

  /// Runs a check of one value until it has a result or times out.
  func result(
    of run: @escaping @Sendable () async -> CheckResult, on clock: any Clock<Duration>
  ) async -> CheckResult {
    await withTaskGroup(of: CheckResult.self) { group in
      group.addTask(operation: run)
      if let timeout {
        group.addTask {
          try? await clock.sleep(for: timeout)
          return .unverified
        }
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .unverified
    }
  }
}
