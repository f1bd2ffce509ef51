import ValidationRules

/// One check of one live field: the value it is about, and how far it is.
@MainActor final class FieldCheck<Value: SendableMetatype> {
  private enum Phase {
    /// Not started: there is no value, or it is one of the start.
    case idle
    case waiting(cancel: () -> Void)
    case running(cancel: () -> Void)
    case finished(CheckResult)
  }

  let rule: AsyncValidationRule<Value>
  private let areEqual: ((Value, Value) -> Bool)?
  private let clock: any Clock<Duration>
  private let didFinish: @MainActor () -> Void
  private var phase = Phase.idle

  /// The results for the last few values, so that the check runs once on each.
  private var results: [(value: Value, result: CheckResult)] = []

  /// The value to check; nil where the check does not apply to it.
  private var value: Value?

  /// Whether the result of the present run is to be remembered.
  private var keepsResult = true

  /// Counts the runs, so that a late result is recognised.
  private var run = 0

  /// - Parameter didFinish: Called with each result.
  init(
    _ rule: AsyncValidationRule<Value>, traits: ValueTraits<Value>, clock: any Clock<Duration>,
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

  var isPending: Bool {
    switch phase {
    case .waiting, .running: true
    case .idle, .finished: false
    }
  }

  var result: CheckResult? {
    if case .finished(let result) = phase { result } else { nil }
  }
}

extension FieldCheck {
  /// Takes a value of the start, which is checked when the field is left or submitted.
  func setInitial(_ value: Value) {
    stop()
    self.value = value
  }

  /// Takes a value that is to be checked once it has stayed unchanged for a while.
  func schedule(_ new: Value) {
    if let value, areEqual?(value, new) == true { return }
    stop()
    value = new
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

  /// Runs the check now if it has not run on the value; after a failure to check, once more.
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
    value = nil
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

  private func stop() {
    run += 1
    switch phase {
    case .idle, .finished: break
    case .waiting(let cancel), .running(let cancel): cancel()
    }
    phase = .idle
  }

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
    let cancel = rule.start(value, finish)
    if case .running = phase, self.run == run {
      phase = .running {
        cancelTimeout()
        cancel()
      }
    }
  }

  private func knownResult(for value: Value) -> CheckResult? {
    guard let areEqual else { return nil }
    return results.last { areEqual($0.value, value) }?.result
  }

  private func remember(_ result: CheckResult?, for value: Value) {
    guard let areEqual else { return }
    results.removeAll { areEqual($0.value, value) }
    // More than a person enters in one field, and few enough to search through.
    if results.count == 64 { results.removeFirst() }
    if let result { results.append((value, result)) }
  }
}
