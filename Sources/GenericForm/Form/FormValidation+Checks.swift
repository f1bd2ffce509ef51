extension FormValidation {
  /// Judges every value, and asks the checks about those that every rule accepts, all at once.
  ///
  /// Nothing is waited for but the answers: there is no debounce. A check that throws, or takes
  /// longer than its time-out, leaves a fault whose reason is that it could not be checked, unless
  /// a submit may go through without its answer. A check that is cancelled is waited for until it
  /// notices.
  ///
  /// ```swift
  /// let verdict = await signUp.check(account)
  /// verdict.messages(for: \.username)  // [This name is taken]
  /// ```
  nonisolated(nonsending) public func check(
    _ state: State, clock: any Clock<Duration> = ContinuousClock()
  ) async -> FormVerdict<State> {
    let fields = items.flatMap { $0.fields(in: state) }
    let form = FormReader(source: FixedSource(state, fields: index(fields)))
    let judgements = fields.map { $0.judge(form) }
    let questions = zip(fields, judgements).enumerated().flatMap { place, judged in
      judged.0.questions(form, judged.1).map { (place, $0) }
    }
    let answers = await withTaskGroup(of: (Int, CheckAnswer).self) { group in
      for (number, (_, question)) in questions.enumerated() {
        group.addTask { (number, await question.ask(on: clock)) }
      }
      return await group.reduce(into: [Int: CheckAnswer]()) { $0[$1.0] = $1.1 }
    }
    var refused = judgements
    var unverified: Set<Int> = []
    for (number, (place, question)) in questions.enumerated() {
      switch (answers[number], question.severity) {
      case (.refused, .error): refused[place].errors.append(question.message)
      case (.refused, .warning): refused[place].warnings.append(question.message)
      case (.unverified, .error) where question.isRequired: unverified.insert(place)
      default: break
      }
    }
    return FormVerdict(Array(zip(fields, refused)), unverified: unverified)
  }
}

/// One check of one value, to be asked at once.
struct CheckQuestion: Sendable {
  let message: ValidationMessage
  let severity: ValidationSeverity

  /// Whether a submit does not go through without an answer.
  let isRequired: Bool
  let timeout: Duration?
  let job: CheckJob

  fileprivate func ask(on clock: any Clock<Duration>) async -> CheckAnswer {
    await withTaskGroup(of: CheckAnswer.self) { group in
      group.addTask { await job.answer() }
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

extension CheckJob {
  fileprivate func answer() async -> CheckAnswer {
    switch self {
    case .task(let work):
      do {
        return try await work() ? .passed : .refused
      } catch {
        return .unverified
      }
    case .callback(let start):
      return await withCheckedContinuation { continuation in
        Task { @MainActor in
          _ = start { answer in continuation.resume(returning: answer) }
        }
      }
    }
  }
}
