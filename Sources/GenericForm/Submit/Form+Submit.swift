// How a form is submitted.

extension Form {
  /// Shows every status, waits for the checks, and hands the values over if all are valid.
  ///
  /// A submit while one is going on returns that one.
  @discardableResult
  public func submit() -> Submission<State> {
    if let submission { return submission }
    let new = Submission<State>()
    transaction {
      eachField { $0.endComposing() }
      eachNode(in: declaredIDs) { format($0) }
      summary.submitCount += 1
      lastOutcome = nil
      eachField { field in
        field.validate(isStarting: false)
        field.show()
        field.flushChecks(isRetrying: true)
        if !field.currentStatus.blockingErrors.isEmpty { new.phase = .failing }
      }
      submission = new
    }
    return new
  }

  /// Sets the handler that takes the values of a submit: exactly those that were validated.
  public func onSubmit(_ handler: @escaping @MainActor (State) async throws -> Void) {
    submitHandler = handler
  }

  /// Calls `handler` with the errors when a submit did not go through because of them.
  public func onInvalid(_ handler: @escaping @MainActor ([FieldError<State>]) -> Void) {
    invalidHandlers.append(handler)
  }

  /// How the last submit ended; nil before the first, while one is going on, and after a reset.
  public var outcome: SubmitOutcome<State>? {
    _ = trackedSummary
    return lastOutcome
  }
}

extension Form {
  /// Whether a submit is going on that need not wait any longer.
  var canProceed: Bool {
    switch submission?.phase {
    case .waiting: !summary.isPending
    case .failing: true
    case .handedOver, nil: false
    }
  }

  func proceedWithSubmit() {
    let errors = currentErrors.filter { $0.reason != .server && $0.reason != .pending }
    if errors.isEmpty {
      handOver()
    } else {
      finishSubmit(.invalid(errors))
    }
  }

  /// Ends an attempt whose values were changed while their checks were running.
  func supersedeSubmit() {
    if let submission, submission.phase != .handedOver { finishSubmit(.superseded) }
  }

  private func handOver() {
    eachField { field in
      field.setServerErrors([])
      field.noteHandedOver()
    }
    for rows in graph.allRows { rows.submitted = rows.order }
    unclaimedErrors = [:]
    let handed = revision
    guard let handler = submitHandler, let submission else {
      return finishSubmit(.submitted, at: handed)
    }
    submission.phase = .handedOver
    let state = current
    afterwards.append { [weak self] in
      submission.handling = Task.immediate { @MainActor in
        let outcome: SubmitOutcome<State>
        do {
          try await handler(state)
          outcome = .submitted
        } catch {
          outcome = .failed(error)
        }
        guard let self, self.submission === submission else {
          return submission.finish(outcome)
        }
        self.transaction { self.finishSubmit(outcome, at: handed) }
      }
    }
  }

  private func finishSubmit(_ outcome: SubmitOutcome<State>, at revision: Int? = nil) {
    if case .submitted = outcome, let revision { makeBaselines(submittedAt: revision) }
    if case .failed(let error as FieldErrors<State>) = outcome {
      setErrors(error.errors, forValuesOf: revision ?? self.revision)
    }
    let finished = submission
    submission = nil
    lastOutcome = outcome
    let handlers = invalidHandlers
    afterwards.append {
      finished?.finish(outcome)
      guard case .invalid(let errors) = outcome else { return }
      for handler in handlers { handler(errors) }
    }
  }

  /// Forgets every attempt; one whose handler runs ends by itself.
  func forgetSubmits() {
    supersedeSubmit()
    submission = nil
    summary.submitCount = 0
    lastOutcome = nil
  }

  /// Makes the values that were handed over the ones that are not dirty.
  private func makeBaselines(submittedAt revision: Int) {
    eachField { $0.makeBaseline(submittedAt: revision) }
    makeRowBaselines { $0.submitted ?? $0.baseline }
  }
}
