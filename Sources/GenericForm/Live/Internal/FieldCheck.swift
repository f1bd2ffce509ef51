import FormDeclaration

/// One check of one live field: its value and its progress.
///
/// The field calls ``schedule(_:reading:)`` with the value at each validation, and
/// ``flush(isRetrying:)`` if the result is needed now. The check runs once on each value, and a
/// result that comes after a newer value is discarded.
@MainActor final class FieldCheck<Root, Value: SendableMetatype> {
  typealias Other = ValidationCheck<Root, Value>.Other

  /// The progress of the value's check.
  ///
  /// A new value starts the wait, which is skipped without a debounce or if the result is known.
  /// Waiting leads to running, and running to finished. Stopping leads back to idle.
  private enum Phase {
    /// Not started, because the value is absent or the initial one.
    case idle

    /// The debounce is in progress; the value may still change.
    case waiting(cancel: () -> Void)

    /// The check and its timeout are running, and `cancel` ends both.
    case running(cancel: () -> Void)

    /// The result for the value; an unverified one can be retried.
    case finished(CheckResult)
  }

  let definition: ValidationCheck<Root, Value>
  private let areEqual: ((Value, Value) -> Bool)?
  private let clock: any Clock<Duration>
  private let didFinish: @MainActor () -> Void
  private var phase = Phase.idle {
    didSet {
      failure = result == .failed ? value.map { definition.failureMessage(for: $0)() } : nil
    }
  }

  /// The message for a value that failed, or `nil` for any other.
  private(set) var failure: ValidationMessage?

  /// The results for recent values, the newest last, so that the check runs only once on each.
  ///
  /// Each value has at most one, and unverified results aren't kept. It stays empty for values that
  /// can't be compared, which are checked each time.
  private var results: [(value: Value, other: Other?, result: CheckResult)] = []

  /// The value to check, or `nil` if the check doesn't apply to it.
  private var value: Value?

  /// The other values that the check reads from the form.
  private var other: Other?

  /// The number of values whose results are remembered.
  ///
  /// 64 are more than a user enters in one field, and few enough to search. For a secret, only the
  /// last value is kept, which the form has anyway.
  var mostResults = 64 {
    didSet { forgetOldest() }
  }

  /// Indicates whether to remember the result of the current run: `false` after a server error.
  private var keepsResult = true

  /// The number of starts and stops so far; results from an earlier run are ignored.
  private var run = 0

  /// - Parameters:
  ///   - definition: The check, with its debounce and timeout.
  ///   - traits: The traits by which values are compared.
  ///   - clock: The clock for the debounce and the timeout.
  ///   - didFinish: Called after each run that ends with a result, but not after one that was
  ///     stopped.
  init(
    _ definition: ValidationCheck<Root, Value>, traits: ValueTraits<Value>,
    clock: any Clock<Duration>, didFinish: @escaping @MainActor () -> Void
  ) {
    self.definition = definition
    self.clock = clock
    self.didFinish = didFinish
    areEqual = traits.areEqual
  }

  isolated deinit {
    stop()
  }

  /// Indicates whether the check applies to the value.
  var applies: Bool { value != nil }

  /// Indicates whether the check waits or runs.
  var isPending: Bool {
    switch phase {
    case .waiting, .running: true
    case .idle, .finished: false
    }
  }

  /// The result for the value, or `nil` if it's pending or nothing was checked.
  var result: CheckResult? {
    if case .finished(let result) = phase { result } else { nil }
  }
}

extension FieldCheck {
  /// Takes an initial value, which is checked when the field is left or submitted.
  func setInitial(_ value: Value, reading other: Other?) {
    stop()
    (self.value, self.other) = (value, other)
  }

  /// Takes a value to check after it has stayed unchanged for the debounce.
  ///
  /// A value that equals the current one changes nothing, so a validation triggered by another
  /// field neither restarts the debounce nor checks an initial value.
  func schedule(_ new: Value, reading newOther: Other?) {
    if let value, isKnown(value, other, toBe: new, newOther) { return }
    stop()
    (value, other) = (new, newOther)
    if let result = knownResult(for: new) {
      phase = .finished(result)
    } else if definition.debounce <= .zero {
      start(new)
    } else {
      let run = run
      let cancel = callBack(after: definition.debounce, on: clock) { [weak self] in
        guard let self, self.run == run else { return }
        start(new)
      }
      phase = .waiting(cancel: cancel)
    }
  }

  /// Runs the check now if it applies to the value and hasn't run on it.
  ///
  /// - Parameter isRetrying: Whether to retry a check that couldn't be carried out.
  func flush(isRetrying: Bool) {
    guard let value else { return }
    switch phase {
    case .running, .finished(.passed), .finished(.failed): return
    case .finished(.unverified) where !isRetrying: return
    case .idle, .waiting, .finished(.unverified): break
    }
    stop()
    if let result = knownResult(for: value) {
      phase = .finished(result)
    } else {
      start(value)
    }
  }

  /// Removes the value, because the check doesn't apply.
  func removeValue() {
    stop()
    (value, other) = (nil, nil)
  }

  /// Removes the value and all remembered results.
  func reset() {
    removeValue()
    results = []
  }

  /// Forgets the result for the value, so that it's checked again if it returns.
  func forgetResult() {
    if let value { remember(nil, for: value) }
    keepsResult = false
  }

  /// Cancels the check; a result that still comes is discarded.
  private func stop() {
    run += 1
    switch phase {
    case .idle, .finished: break
    case .waiting(let cancel), .running(let cancel): cancel()
    }
    phase = .idle
  }

  /// Runs the check and its timeout concurrently; the first to end stops the other.
  private func start(_ value: Value) {
    run += 1
    keepsResult = true
    let run = run
    let finish: @MainActor (CheckResult) -> Void = { [weak self] result in
      guard let self, self.run == run else { return }
      stop()
      phase = .finished(result)
      if result != .unverified, keepsResult { remember(result, for: value) }
      didFinish()
    }
    // The clock and the check may call back immediately, so the run may already be finished.
    phase = .running(cancel: {})
    let cancelTimeout =
      definition.timeout.map { timeout in
        callBack(after: timeout, on: clock) { finish(.unverified) }
      } ?? {}
    guard case .running = phase else { return }
    phase = .running(cancel: cancelTimeout)
    let cancel = definition.start(value, other, finish)
    if case .running = phase, self.run == run {
      phase = .running {
        cancelTimeout()
        cancel()
      }
    }
  }

  /// Returns whether values are known to equal others, or `false` if they can't be compared.
  private func isKnown(
    _ value: Value, _ other: Other?, toBe newValue: Value, _ newOther: Other?
  ) -> Bool {
    guard areEqual?(value, newValue) == true else { return false }
    guard let other else { return newOther == nil }
    return isEqual(other, to: newOther) == true
  }

  /// Returns the remembered result for an equal value, in time linear in the number of results.
  private func knownResult(for value: Value) -> CheckResult? {
    results.last { isKnown($0.value, $0.other, toBe: value, other) }?.result
  }

  /// Remembers the result for a value, replacing an earlier one; `nil` forgets it.
  private func remember(_ result: CheckResult?, for value: Value) {
    guard areEqual != nil else { return }
    results.removeAll { isKnown($0.value, $0.other, toBe: value, other) }
    if let result { results.append((value, other, result)) }
    forgetOldest()
  }

  private func forgetOldest() {
    results.removeFirst(max(0, results.count - mostResults))
  }
}
