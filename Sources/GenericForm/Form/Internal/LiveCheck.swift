/// One check of one live field: what it is doing about the value, and what it has said before.
@MainActor final class LiveCheck<Value: SendableMetatype>: CheckState {
  private enum Phase {
    case idle
    case waiting(cancel: () -> Void)
    case running(cancel: CancelCheck, cancelTimeout: () -> Void)
    case answered(CheckAnswer)
  }

  let rule: AsyncValidationRule<Value>
  private let clock: any Clock<Duration>
  private var phase = Phase.idle
  private var answers: CheckMemory<Value>

  /// Whether it has a value to check.
  var isAsked = false

  /// Counts the values and the runs, so that what is late can be told.
  private var revision = 0

  init(_ rule: AsyncValidationRule<Value>, traits: ValueTraits<Value>, clock: any Clock<Duration>) {
    self.rule = rule
    self.clock = clock
    answers = CheckMemory(areEqual: traits.areEqual)
  }

  isolated deinit {
    stop()
  }

  var message: ValidationMessage { rule.message }
  var severity: ValidationSeverity { rule.severity }
  /// Whether a submit does not go through without its answer.
  var isRequired: Bool { rule.whenUnverified == .block && severity == .error }

  var isPending: Bool {
    switch phase {
    case .waiting, .running: true
    case .idle, .answered: false
    }
  }

  /// What it says about the value, once it does.
  var answer: CheckAnswer? {
    if case .answered(let answer) = phase { answer } else { nil }
  }

  /// Has nothing to check.
  func drop() {
    isAsked = false
    stop()
  }

  /// Ends what is being done about the value.
  private func stop() {
    revision += 1
    switch phase {
    case .idle, .answered: break
    case .waiting(let cancel): cancel()
    case .running(let cancel, let cancelTimeout):
      cancelTimeout()
      cancel()
    }
    phase = .idle
  }

  /// Forgets what it has said.
  func forget() {
    drop()
    answers.removeAll()
  }

  /// Forgets what it has said about a value, but not what it says about the present one.
  func forgetAnswer(about value: Value) {
    answers.forget(value)
  }

  /// Takes a new value, to be checked once it has stayed unchanged for a while.
  func take(_ value: Value, then settled: @escaping @MainActor () -> Void) {
    stop()
    isAsked = true
    if let answer = answers[value] {
      phase = .answered(answer)
    } else if rule.debounce <= .zero {
      run(value, then: settled)
    } else {
      let revision = revision
      let cancel = callBack(after: rule.debounce, on: clock) { [weak self] in
        guard let self, self.revision == revision else { return }
        run(value, then: settled)
      }
      phase = .waiting(cancel: cancel)
    }
  }

  /// Asks now what is not being asked yet; about a value that could not be checked, once more.
  func flush(_ value: Value, isRetrying: Bool, then settled: @escaping @MainActor () -> Void) {
    switch phase {
    case .running, .answered(.passed), .answered(.refused): return
    case .answered(.unverified) where !isRetrying: return
    case .idle, .waiting, .answered(.unverified): break
    }
    stop()
    if let answer = answers[value] {
      phase = .answered(answer)
    } else {
      run(value, then: settled)
    }
  }

  private func run(_ value: Value, then settled: @escaping @MainActor () -> Void) {
    revision += 1
    let revision = revision
    let finish: @MainActor (CheckAnswer) -> Void = { [weak self] answer in
      guard let self, self.revision == revision else { return }
      stop()
      phase = .answered(answer)
      if answer != .unverified { answers[value] = answer }
      settled()
    }
    let cancelTimeout =
      rule.timeout.map { timeout in
        callBack(after: timeout, on: clock) { finish(.unverified) }
      } ?? {}
    phase = .running(cancel: {}, cancelTimeout: cancelTimeout)
    let cancel = rule.job(value).start(answer: finish)
    if case .running = phase, self.revision == revision {
      phase = .running(cancel: cancel, cancelTimeout: cancelTimeout)
    }
  }
}
