import FormDrafts
import GenericForm

extension FormView {
  /// Validates every field and shows every error, and submits the form if there are none.
  ///
  /// In observers and in an `onInvalid` handler, it submits only new values, like `Form.submit()`.
  public func submit() {
    guard !isSubmitting, !hasEnded else { return }
    // A calendar would keep the keyboard.
    window?.closePopover(in: widget)
    finishInput()
    // After a success, a second press of Enter doesn't show the errors of the empty form.
    if notices.content.isSuccess, !forms.isValid { return }
    hideNotices()
    isValidating = true
    let submit = StatusAnnouncer.silently {
      FormControl.performValidation(of: controls.filter(\.isIncluded), by: forms.submit)
    }
    isValidating = false
    // A handler may have closed the window or submitted other values in the meantime.
    guard !isSubmitting, !hasEnded else { return }
    switch submit {
    case .over(let outcome): show(outcome)
    case .going(let outcome): wait(for: outcome)
    }
  }

  private func wait(for outcome: @escaping () async -> AnyOutcome) {
    let unlock = lock()
    let endAnnouncing = callBack(after: StatusAnnouncer.pause, on: ContinuousClock()) {
      [weak self] in
      guard let self, widget.isMapped else { return }
      widget.announce(ControlMessage.`form.submitting`.text)
    }
    submission = Task { [weak self, keeper] in
      let outcome = await outcome()
      endAnnouncing()
      unlock()
      guard let self else {
        // The view was dropped, but another one may show the form.
        if case .submitted = outcome { keeper?.noteSubmitted() }
        keeper?.end()
        return
      }
      submission = nil
      if case .information = notices.content { hideNotices() }
      show(outcome)
      closesAfterSubmit = false
      guard hasEnded else { return }
      keeper?.end()
      release()
    }
  }

  private func show(_ outcome: AnyOutcome) {
    switch outcome {
    case .submitted:
      succeed()
    case .invalid(let errors):
      let shown = Set(controls.filter(\.bound.status.isIncluded).map(\.bound.path))
      let others = errors.filter { !shown.contains($0.path) }.map(\.text)
      // The summary includes errors of the form as a whole.
      let isSummedUp = others.allSatisfy(Set(forms.problems.map(\.text)).contains)
      if isSummedUp { showProblems() } else { showErrors(others) }
    case .failed(let error):
      showFailure(error)
    case .superseded:
      break
    }
  }

  private func succeed() {
    let message = successMessage()
    onSuccess()
    instance.emit("submitted")
    keeper?.noteSubmitted()
    // Leaving a field after the reset would show the errors of its initial value.
    window?.clearFocus(in: widget)
    content.draftBanner.age = nil
    forms.reset()
    for element in pages { element.restart() }
    if closesOnSuccess || closesAfterSubmit { return close() }
    notices.toast.reader = firstControl
    notices.content = message.isEmpty ? .nothing : .success(message)
    // The user enters the next record from the top.
    firstControl?.focus()
    if let firstControl { content.show(firstControl) }
  }

  /// Describes an error, or shows a general message with the error behind a Details button.
  private func showFailure(_ error: any Error) {
    if let text = describeError(error) ?? errorWords(of: error) { return showErrors([text]) }
    let details = String(reflecting: error)
    StandardError.report("The submit of “\(title)” failed: \(details)")
    notices.content = .error(ControlMessage.`form.failed`.text, details: details)
    notices.focus()
  }

  /// Shows errors of fields that have no control.
  private func showErrors(_ errors: [String]) {
    showError(errors.joined(separator: "\n"))
    notices.focus()
  }

  private func showProblems() {
    let problems = forms.problems
    if problems.count == 1, let control = problems[0].control { return control.focus() }
    summaryProblems = problems
    showSummary()
    guard let first = problems.lazy.compactMap(\.control).first else { return notices.focus() }
    // Whatever is typed next belongs in a field.
    notices.summary.read(with: first)
    content.scrollToStart()
    first.focus()
  }

  /// Shows the summary in the current language, with links to the new controls.
  func showSummaryAgain() {
    guard case .problems = notices.content else { return }
    summaryProblems = summaryProblems.map { $0.shown(in: controls) }
    notices.content = .nothing
    showSummary()
  }

  /// Updates the summary, with the remaining errors and the corrected fields.
  private func showSummary() {
    let problems = forms.problems
    summaryProblems = summaryProblems.compactMap { problem in
      problems.first { $0.isOfSameField(as: problem) }
        ?? (problem.isOfField ? problem.corrected : nil)
    }
    showFormErrors()
    notices.content = summaryProblems.isEmpty ? .nothing : .problems(summaryProblems)
  }

  /// Adds the errors of the form as a whole to the summary, whether they come from a submit or not.
  ///
  /// In a view without a submit, they also prevent changes from being applied, so hidden ones are shown.
  func showFormErrors() {
    let errors = forms.formProblems(includingHidden: !content.hasSubmit)
    let new = errors.filter { error in !summaryProblems.contains { $0.isOfSameField(as: error) } }
    guard !new.isEmpty else { return }
    summaryProblems += new
    notices.content = .problems(summaryProblems)
    if !isValidating { notices.announce(new.map(\.text)) }
  }

  /// Locks the controls during a submit, and returns a closure that unlocks them.
  private func lock() -> () -> Void {
    // Another view of the same form would lose what is typed in the meantime.
    let others = Self.openViews.filter { $0 !== self && $0.forms.showsForm(of: forms) }
    let views = ([self] + others).map(Weak.init)
    let locked = (controls + others.flatMap(\.controls)).map(Weak.init)
    let setBusy = { [weak content] (isBusy: Bool) in
      content?.submitButton.isBusy = isBusy
      // Rows may have been added since, and this view may have been dropped.
      let present = views.compactMap(\.object).flatMap(\.controls)
      for control in present + locked.compactMap(\.object) {
        control.frame.content.isLocked = isBusy
      }
    }
    setBusy(true)
    return { setBusy(false) }
  }

  /// Updates the notices after a change of the forms.
  func formChanged() {
    switch notices.content {
    case .success where forms.isDirty: hideNotices()
    case .problems: showSummary()
    case .nothing where content.hasSubmit && !isSubmitting: showFormErrors()
    case .nothing, .success, .error, .information: break
    }
    showObstacle()
    if !content.hasSubmit { pauseTyping() }
  }

  private func hideNotices() {
    summaryProblems = []
    notices.content = .nothing
  }

  /// Shows, beside the button, why the form can't be submitted.
  func showObstacle() {
    if needsValidForm { content.showObstacles(forms.obstacles) }
  }
}
