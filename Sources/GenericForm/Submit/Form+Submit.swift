// How a form is submitted.

extension Form {
  /// Shows every status, waits for the checks, and hands the values over if all are valid.
  ///
  /// If a rule fails, the submission ends immediately. Checks that had no result run once more.
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
        field.validate(isStarting: false)
        field.show()
        field.runChecks(.runAgain)
        if !field.presentStatus.blockingErrors.isEmpty { new.phase = .failing }
      }
      submits.current = new
      submits.last = (new, lastChange)
    }
  }

  /// Sets the handler that takes the values of a submit: exactly those that were validated.
  ///
  /// Values that are not included (`when:`) are absent from them, as in
  /// ``FormValidation/valuesToSubmit(of:)``. The form itself keeps them, so that they are back once
  /// their condition holds again.
  ///
  /// An error that it throws is the outcome of the submit. Where it throws ``ServerErrors``, or sets
  /// errors of fields, these are shown at the fields, and the outcome is
  /// ``SubmitOutcome/invalid(_:)``. What is entered while it runs stays dirty.
  ///
  /// A value that changes while the handler runs is not one that it was given. An error of it that
  /// the handler throws is in the outcome, and not shown; an error that is set, as by
  /// ``Field/setError(_:)``, is about the new value: it is shown, and the submit goes through.
  ///
  /// - Parameter handler: It runs on the main actor, and is canceled when the form goes away. It
  ///   takes the place of one that was set before.
  public func onSubmit(_ handler: @escaping @MainActor (State) async throws -> Void) {
    submits.handler = handler
  }

  /// Calls `handler` with the errors when a submit did not go through because of them.
  ///
  /// It is called after everything is shown, so it is the place to move the focus to the first
  /// error. It may change the form and submit it again: see ``submit()``.
  ///
  /// ```swift
  /// form.onInvalid { errors in
  ///   show("\(errors.count) fields are to be corrected")
  /// }
  /// ```
  ///
  /// - Parameter handler: It is called for every such submit, after those that were added before.
  public func onInvalid(_ handler: @escaping @MainActor ([FieldError<State>]) -> Void) {
    submits.invalidHandlers.append(handler)
  }

  /// How the last submit ended; nil before the first, while one is going on, and after a reset.
  public var outcome: SubmitOutcome<State>? {
    _ = trackedSummary
    return submits.outcome
  }
}

extension Form {
  /// Ends a submit that waits for checks; its outcome is ``SubmitOutcome/superseded``.
  ///
  /// One whose values were handed over goes on.
  public func cancelSubmit() {
    transaction { supersedeSubmit() }
  }

  /// The values that a submit would hand over now.
  package var valuesToSubmit: State { validation.valuesToSubmit(of: current) }

  /// Whether the handler of a submit runs, which cannot be undone.
  package var isHandedOver: Bool { submits.current?.phase == .handedOver }

  /// Whether a submit is going on that need not wait any longer.
  ///
  /// It may fail at once, or no check is pending any more, as counted before that is published.
  var canProceed: Bool {
    switch submits.current?.phase {
    case .waiting: !summary.isPending
    case .failing: true
    case .handedOver, nil: false
    }
  }

  /// Hands the values over, or ends the submit with the errors; errors of the server do not block
  /// it.
  func proceedWithSubmit() {
    let errors = currentErrors.filter { $0.reason != .server && $0.reason != .pending }
    if errors.isEmpty {
      handOver()
    } else {
      finishSubmit(.invalid(errors))
    }
  }

  /// Passes the values to the handler, once everything is published.
  ///
  /// The values that become the baseline later are noted now: the person may go on typing while the
  /// handler runs. Without a handler the submit ends here.
  private func handOver() {
    eachField { field in
      field.setServerErrors([])
      field.noteHandedOver()
    }
    for rows in paths.collectionNodes.compactMap(\.rows) { rows.submitted = rows.order }
    unclaimedErrors = [:]
    let handed = revision
    submits.handed = current
    guard let handler = submits.handler, let submission = submits.current else {
      return finishSubmit(.submitted, at: handed)
    }
    submission.phase = .handedOver
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
        self.transaction {
          self.finishSubmit(self.withServerErrors(outcome, at: handed), at: handed)
        }
      }
      if submission.currentOutcome == nil { submission.handling = handling }
    }
  }

  /// The outcome of a submit whose handler may have thrown or set errors of fields.
  ///
  /// - Parameter revision: The number of the change that the handed values had: a field whose value
  ///   is newer does not show the error.
  private func withServerErrors(
    _ outcome: SubmitOutcome<State>, at revision: Int
  ) -> SubmitOutcome<State> {
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

  /// The errors of the server that no field shows: there is none, or it is not included.
  private var errorsWithoutField: [FieldError<State>] {
    var messages = unclaimedErrors.map { (ImmutablePath($0), [$1.message]) }
    eachField { field in
      guard !field.presentStatus.isIncluded,
        let path = field.namedPath.cast(to: PartialKeyPath<State>.self)
      else { return }
      messages.append((path, field.serverErrors))
    }
    return messages.compactMap { path, messages in
      FieldError(path, label: nil, reason: .server, messages: messages)
    }
  }

  /// Ends the submit that is going on; those who await it are resumed once that is published.
  ///
  /// - Parameter revision: The number of the change that the handed values had; nil where none
  ///   were.
  func finishSubmit(_ outcome: SubmitOutcome<State>, at revision: Int? = nil) {
    if case .submitted = outcome, let revision {
      initial = submits.handed ?? initial
      makeBaselines(submittedAt: revision)
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

  /// Forgets every attempt; one whose handler runs ends by itself.
  func forgetSubmits() {
    supersedeSubmit()
    submits.current = nil
    summary.submitCount = 0
    submits.outcome = nil
  }

  /// Makes the values that were handed over the ones that are not dirty.
  private func makeBaselines(submittedAt revision: Int) {
    eachField { $0.makeBaseline(submittedAt: revision) }
    makeRowBaselines { $0.submitted ?? $0.baseline }
  }
}
