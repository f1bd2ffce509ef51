import ValidationRules

/// One check of one live field: the value it is about, and how far it is.
///
/// The field gives it a value with ``schedule(_:)`` at each validation, and with
/// ``flush(isRetrying:)`` when the result is needed now. The check runs once on each value, and a
/// result that comes after a newer value is dropped.
@MainActor final class FieldCheck<Root, Value: SendableMetatype> {
  typealias Other = ValidationCheck<Root, Value>.Other

  /// How far the check of the value is.
  ///
  /// A new value leads from any phase to waiting, or past it where there is no debounce or the
  /// result is known. Waiting ends in running, and running in finished. Stopping leads back to
  /// idle.
  private enum Phase {
    /// Not started: there is no value, or it is one of the start.
    case idle

    /// The debounce goes on; the value may still change.
    case waiting(cancel: () -> Void)

    /// The program's check and its time-out go on, and `cancel` ends both.
    case running(cancel: () -> Void)

    /// The result for the value; an unverified one can be retried.
    case finished(CheckResult)
  }

  let rule: ValidationCheck<Root, Value>
  private let areEqual: ((Value, Value) -> Bool)?
  private let clock: any Clock<Duration>
  private let didFinish: @MainActor () -> Void
  private var phase = Phase.idle {
    didSet { failure = result == .failed ? value.map { rule.failureMessage(for: $0)() } : nil }
  }

  /// The message for a value that failed; nil for any other.
  private(set) var failure: ValidationMessage?

  /// The results for the last values, the newest last, so that the check runs once on each.
  ///
  /// There is one for each value at most, and none that is unverified. It stays empty for values
  /// that cannot be compared: these are checked each time.
  private var results: [(value: Value, other: Other?, result: CheckResult)] = []

  /// The value to check; nil where the check does not apply to it.
  private var value: Value?

  /// The values that the check reads from the form, besides its own.
  private var other: Other?

  /// For how many values the result is remembered.
  ///
  /// 64 are more than a person enters in one field, and few enough to search through. Of a secret
  /// only the last value is kept, which the form has anyway.
  var mostResults = 64 {
    didSet { forgetOldest() }
  }

  /// Whether the result of the present run is to be remembered; not once the server knows better.
  private var keepsResult = true

  /// Counts the starts and stops; what began under another number is too late.
  private var run = 0

  /// - Parameters:
  ///   - rule: What is checked, with its debounce and its time-out.
  ///   - traits: How values are compared.
  ///   - clock: The clock for both.
  ///   - didFinish: Called after each run that ends with a result; not for one that was stopped.
  init(
    _ rule: ValidationCheck<Root, Value>, traits: ValueTraits<Value>, clock: any Clock<Duration>,
    didFinish: @escaping @MainActor () -> Void
  ) {
    self.rule = rule
    self.clock = clock
    self.didFinish = didFinish
    areEqual = traits.areEqual
  }

  isolated deinit {
    stop()
  }

  /// Whether the check applies to the value.
  var applies: Bool { value != nil }

  /// Whether the result will come: the check waits or runs.
  var isPending: Bool {
    switch phase {
    case .waiting, .running: true
    case .idle, .finished: false
    }
  }

  /// The result for the value; nil while it is pending, and where nothing was checked.
  var result: CheckResult? {
    if case .finished(let result) = phase { result } else { nil }
  }
}

extension FieldCheck {
  /// Takes a value of the start, which is checked when the field is left or submitted.
  func setInitial(_ value: Value, reading other: Other?) {
    stop()
    (self.value, self.other) = (value, other)
  }

  /// Takes a value that is to be checked once it has stayed unchanged for a while.
  ///
  /// A value that equals the present one changes nothing, so that a validation because of another
  /// field neither restarts the debounce nor checks a value of the start.
  func schedule(_ new: Value, reading newOther: Other?) {
    if let value, isKnown(value, other, toBe: new, newOther) { return }
    stop()
    (value, other) = (new, newOther)
    if let result = knownResult(for: new) {
      phase = .finished(result)
    } else if rule.debounce <= .zero {
      start(new)
    } else {
      let run = run
      let cancel = callBack(after: rule.debounce, on: clock) { [weak self] in
        guard let self, self.run == run else { return }
        start(new)
      }
      phase = .waiting(cancel: cancel)
    }
  }

  /// Runs the check now if it has not run on the value, and nothing if it does not apply.
  ///
  /// - Parameter isRetrying: Whether a check that could not be carried out runs again.
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

  /// Drops the value: the check does not apply.
  func removeValue() {
    stop()
    (value, other) = (nil, nil)
  }

  /// Drops the value and everything known of earlier ones.
  func reset() {
    removeValue()
    results = []
  }

  /// Forgets the result for the value, so that it is checked again when it comes back.
  func forgetResult() {
    if let value { remember(nil, for: value) }
    keepsResult = false
  }

  /// Cancels what waits or runs; its result is dropped even if it still comes.
  private func stop() {
    run += 1
    switch phase {
    case .idle, .finished: break
    case .waiting(let cancel), .running(let cancel): cancel()
    }
    phase = .idle
  }

  /// Runs the check and its time-out side by side; the first of the two to end stops the other.
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
    // The clock may call back at once, and so may the check: each may have finished it already.
    phase = .running(cancel: {})
    let cancelTimeout =
      rule.timeout.map { timeout in
        callBack(after: timeout, on: clock) { finish(.unverified) }
      } ?? {}
    guard case .running = phase else { return }
    phase = .running(cancel: cancelTimeout)
    let cancel = rule.start(value, other, finish)
    if case .running = phase, self.run == run {
      phase = .running {
        cancelTimeout()
        cancel()
      }
    }
  }

  /// Whether values are known to equal others; false if they can't be compared.
  private func isKnown(
    _ value: Value, _ other: Other?, toBe newValue: Value, _ newOther: Other?
  ) -> Bool {
    guard areEqual?(value, newValue) == true else { return false }
    guard let other else { return newOther == nil }
    return FieldInput.areEqual(other, newOther)
  }

  /// The remembered result for an equal value; linear in the number of these.
  private func knownResult(for value: Value) -> CheckResult? {
    results.last { isKnown($0.value, $0.other, toBe: value, other) }?.result
  }

  /// Remembers the result for a value in place of an earlier one; nil forgets it.
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
