import FormDeclaration

extension Form {
  /// Shows every status, waits for the checks, and passes the values to the handler if all are
  /// valid.
  ///
  /// If a rule fails, the submission ends immediately. Checks that had no result are retried once.
  /// While a submission is in progress, this method returns it instead of starting another.
  ///
  /// You can call it from an observer or a handler of ``onInvalid(_:)``, for example to submit at
  /// each change, or again after correcting a value. If nothing has changed since the last attempt,
  /// that attempt is returned. If a value has changed, the new submission starts once the handler
  /// returns.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.submit().currentOutcome?.isSubmitted  // false
  /// form.field(\.username).status.shownErrors  // [Use at least 5 characters]
  /// ```
  @discardableResult
  public func submit() -> Submission<State> {
    if let current = submits.current { return current }
    if let last = submits.last, isPublishing || isCallingHandlers,
      isLastRound || last.change == lastChange
    {
      return last.submission
    }
    let new = Submission<State>()
    if isUpdating { afterUpdate.append { [weak self] in self?.begin(new) } } else { begin(new) }
    return new
  }

  private func begin(_ new: Submission<State>) {
    guard submits.current == nil else { return new.finish(.superseded) }
    transaction {
      eachField { $0.endComposing() }
      history.endStep()
      nodes(in: declaredIDs).forEach(format)
      summary.submitCount += 1
      summary.errors = []
      submits.outcome = nil
      eachField { field in
        validate(field, isStarting: false)
        field.visibility.noteSubmit()
        field.changeChecks(.runAgain)
        if !field.presentStatus.blockingErrors.isEmpty { new.phase = .failing }
      }
      submits.current = new
      submits.last = (new, lastChange)
    }
  }

  /// Sets the handler that receives the submitted values, exactly as they were validated.
  ///
  /// Excluded values (`when:`) are absent, as in ``FormValidation/valuesToSubmit(of:)``. The form
  /// itself keeps them, so they return once their condition holds again.
  ///
  /// If the handler throws an error, that error is the submit's outcome. If it throws
  /// ``ServerErrors`` or sets errors on fields, the fields show them and the outcome is
  /// ``SubmitOutcome/invalid(_:)``. Values entered while it runs stay dirty.
  ///
  /// If a value changes while the handler runs, the handler still has the old one. An error that it
  /// throws for that value is part of the outcome but isn't shown. An error that it sets, as with
  /// ``Field/setError(_:)``, is about the new value: it's shown, and the submit succeeds.
  ///
  /// - Parameter handler: A closure that runs on the main actor and is canceled if the form is
  ///   released. It replaces any handler set before.
  public func onSubmit(_ handler: @escaping @MainActor (State) async throws -> Void) {
    submits.handler = handler
  }

  /// Adds a handler that receives the errors when they block a submit.
  ///
  /// It's called after all errors are shown, so use it to move the focus to the first error. It may
  /// change the form and submit it again: see ``submit()``.
  ///
  /// ```swift
  /// form.onInvalid { errors in
  ///   show("Correct \(errors.count) fields")
  /// }
  /// ```
  ///
  /// - Parameter handler: A closure that is called for every such submit, after any handlers added
  ///   before.
  public func onInvalid(_ handler: @escaping @MainActor ([FieldError<State>]) -> Void) {
    submits.invalidHandlers.append(handler)
  }

  /// The last submit's outcome, or `nil` before the first, during a submit, and after a reset.
  public var outcome: SubmitOutcome<State>? {
    _ = trackedSummary
    return submits.outcome
  }
}

extension AnyForm {
  /// Ends a submit that waits for checks.
  ///
  /// Its outcome is ``SubmitOutcome/superseded``. A submit whose handler is already running
  /// continues.
  public func cancelSubmit() {
    transaction { supersedeSubmit() }
  }
}

extension Form {
  /// The values of the last successful submit, as they were handed over.
  package var submittedValues: State { validation.valuesToSubmit(of: baseline) }

  /// Indicates whether a submit in progress can stop waiting.
  ///
  /// Either it already fails, or no check is pending, even if that isn't published yet.
  var canProceed: Bool {
    switch submits.current?.phase {
    case .waiting: !summary.isPending
    case .failing: true
    case .handedOver, .finished, nil: false
    }
  }

  /// Hands the values over, or ends the submit with its errors; server errors don't block it.
  func proceedWithSubmit() {
    let errors = currentErrors.filter { $0.reason != .server && $0.reason != .pending }
    if errors.isEmpty {
      handOver()
    } else {
      finishSubmit(.invalid(errors))
    }
  }

  /// Passes the values to the handler after everything is published.
  ///
  /// The future baseline is recorded now, because the user may keep typing while the handler runs.
  /// Without a handler, the submit ends here.
  private func handOver() {
    var handed = HandedValues(
      state: current, revision: revision, rows: paths.rows.mapValues(\.order))
    eachField { field in
      field.setServerErrors([])
      handed.baselines.append(field.laterBaseline())
    }
    unclaimedErrors = [:]
    submits.handed = handed
    guard let handler = submits.handler, let submission = submits.current else {
      return finishSubmit(.submitted)
    }
    submission.phase = .handedOver(nil)
    let state = validation.valuesToSubmit(of: current)
    afterwards.append { [weak self] in
      let handling = Task.immediate { @MainActor in
        submission.beginHandling()
        let outcome: SubmitOutcome<State>
        do {
          try await handler(state)
          outcome = .submitted
        } catch {
          outcome = .failed(error)
        }
        guard let self, self.submits.current === submission else {
          return submission.finish(outcome)
        }
        self.transaction { self.finishSubmit(self.withServerErrors(outcome)) }
      }
      if submission.currentOutcome == nil { submission.phase = .handedOver(handling) }
    }
  }

  /// Returns the outcome of a submit whose handler may have thrown or set errors of fields.
  ///
  /// A field whose value is newer than the submitted one doesn't show the error.
  private func withServerErrors(_ outcome: SubmitOutcome<State>) -> SubmitOutcome<State> {
    guard let revision = submits.handed?.revision else { return outcome }
    var thrown: [PartialKeyPath<State>: ValidationMessage] = [:]
    if case .failed(let error as ServerErrors<State>) = outcome {
      thrown = error.errors
      setErrors(thrown, forValuesOf: revision)
    } else if !outcome.isSubmitted {
      return outcome
    }
    var errors = currentErrors.filter { error in
      let changedAt = paths.node(at: error.path)?.field?.changedAt ?? 0
      return error.reason == .server && changedAt <= revision
    }
    errors += errorsWithoutField
    for error in errors { thrown[error.path] = nil }
    errors += thrown.compactMap { path, message in
      let field = paths.node(at: path)?.field
      return FieldError(
        field?.namedPath.cast() ?? ImmutablePath(path), label: field?.label, reason: .server,
        messages: [message])
    }
    return errors.isEmpty ? outcome : .invalid(errors)
  }

  /// The server errors that no field shows, because the field doesn't exist or is excluded.
  private var errorsWithoutField: [FieldError<State>] {
    var messages = unclaimedErrors.map { (ImmutablePath($0), [$1.message]) }
    eachField { field in
      guard !field.presentStatus.isIncluded,
        let path = field.namedPath.cast(to: PartialKeyPath<State>.self)
      else { return }
      messages.append((path, field.facts.serverErrors))
    }
    return messages.compactMap { path, messages in
      FieldError(path, label: nil, reason: .server, messages: messages)
    }
  }

  /// Ends the current submit, and resumes the tasks that await it after that is published.
  func finishSubmit(_ outcome: SubmitOutcome<State>) {
    if case .submitted = outcome, let handed = submits.handed {
      baseline = handed.state
      for makeBaseline in handed.baselines { makeBaseline() }
      eachField(enqueue)
      makeRowBaselines { handed.rows[$0] ?? $1.baseline }
      history.removeAll()
    }
    let finished = submits.current
    submits.current = nil
    submits.handed = nil
    submits.outcome = outcome
    let handlers = submits.invalidHandlers
    afterwards.append {
      finished?.finish(outcome)
      guard case .invalid(let errors) = outcome else { return }
      for handler in handlers { handler(errors) }
    }
  }

  /// Forgets every attempt; a running handler continues until it ends.
  func forgetSubmits() {
    supersedeSubmit()
    submits.current = nil
    submits.handed = nil
    summary.submitCount = 0
    submits.outcome = nil
  }
}
