// How a live form is submitted.

extension FormEngine {
  func submit() -> Submission<State> {
    if let ongoing = submission.ongoing { return ongoing }
    let new = Submission<State>()
    transaction {
      everyField { endComposing($0) }
      eachField(in: items) { format($0) }
      progress.begin()
      submission.begin(new)
      eachField(in: items) { field in
        field.noteSubmit()
        field.flushChecks(isRetrying: true)
      }
      progress.wait(isValid: counts.invalid == 0)
    }
    return new
  }

  /// Hands the values, which are all valid, to what takes them.
  func handOver() {
    let handed = revision
    progress.isWaiting = false
    everyField { $0.setErrors([]) }
    unclaimedErrors = [:]
    guard let handler = submission.handler, let ongoing = submission.ongoing else {
      finishSubmission(.submitted, at: handed)
      return
    }
    let state = state
    afterwards { [weak self] in
      Task.immediate { @MainActor in
        let outcome: SubmitOutcome<State>
        do {
          try await handler(state)
          outcome = .submitted
        } catch {
          outcome = .failed(error)
        }
        guard let self else { return ongoing.finish(outcome) }
        self.noteEnd(of: ongoing, outcome, at: handed)
      }
    }
  }

  private func noteEnd(
    of attempt: Submission<State>, _ outcome: SubmitOutcome<State>, at revision: Int
  ) {
    guard submission.ongoing === attempt else { return attempt.finish(outcome) }
    transaction { finishSubmission(outcome, at: revision) }
  }

  func finishSubmission(_ outcome: SubmitOutcome<State>, at revision: Int? = nil) {
    if case .submitted = outcome, let revision { settleBaseline(submittedAt: revision) }
    if case .failed(let error as FieldErrors<State>) = outcome { setErrors(error.errors) }
    let handlers = submission.invalidHandlers
    progress.finish()
    let finished = submission.finish(outcome)
    afterwards {
      finished?.finish(outcome)
      guard case .notValid(let faults) = outcome else { return }
      for handler in handlers { handler(faults) }
    }
  }

  /// Forgets every submit; one whose values are being taken ends by itself.
  func forgetSubmissions() {
    if progress.isWaiting { finishSubmission(.superseded) }
    progress.forget()
    submission.forget()
  }

  /// Takes the values that were submitted for the ones that are not dirty.
  private func settleBaseline(submittedAt revision: Int) {
    everyField { field in
      if field.changedAt <= revision { field.settleBaseline() }
    }
    if revision == self.revision { settleRows() }
  }
}
