import FormDrafts
import GenericForm

extension FormWindowController {
  /// Performs the validation of every field, so that each notifies, shows every error, and submits
  /// if there is none.
  ///
  /// In `onInvalid` and in observers it submits values that are new, as `Form.submit()` does there.
  public func submit() {
    guard !isSubmitting, !isClosed else { return }
    // A form that was just reset is not validated by a second press of Enter.
    if notices.content.isSuccess, !forms.isValid { return }
    notices.content = .nothing
    let submit = FormControl.performValidation(
      of: controls.filter(\.isIncluded), by: forms.submit)
    // A handler that was called meanwhile has closed the window, or submitted other values.
    guard !isSubmitting, !isClosed else { return }
    switch submit {
    case .over(let outcome): show(outcome)
    case .going(let outcome): wait(for: outcome)
    }
  }

  private func wait(for outcome: @escaping () async -> WindowOutcome) {
    setBusy(true)
    submission = Task { [weak self] in
      let outcome = await outcome()
      guard let self else { return }
      submission = nil
      setBusy(false)
      if case .information = notices.content { notices.content = .nothing }
      show(outcome)
      closesAfterSubmit = false
      guard isClosed else { return }
      keeper?.end()
      release()
    }
  }

  private func show(_ outcome: WindowOutcome) {
    switch outcome {
    case .submitted:
      succeed()
    case .invalid(let errors):
      let shown = Set(controls.filter(\.bound.status.isIncluded).map(\.bound.path))
      let others = errors.filter { !shown.contains($0.path) }.map(\.text)
      if others.isEmpty { showProblems() } else { showErrors(others) }
    case .failed(let error):
      showFailure(error)
    case .superseded:
      break
    }
  }

  private func succeed() {
    let message = successMessage()
    keeper?.noteSubmitted()
    content.draftBanner.age = nil
    forms.reset()
    for guide in guides { guide.restart() }
    if closesOnSuccess || closesAfterSubmit { return close() }
    notices.toast.reader = firstControl
    notices.content = message.isEmpty ? .nothing : .success(message)
    // The next record is entered from the top.
    firstControl?.focus()
    if let firstControl { content.show(firstControl) }
  }

  /// Shows an error in words; for one without words, a general sentence, with the error under Details.
  private func showFailure(_ error: any Error) {
    if let text = describeError(error) ?? words(of: error) { return showErrors([text]) }
    let details = String(reflecting: error)
    StandardError.report("The submit of “\(window.title)” failed: \(details)")
    notices.content = .error(ValidationMessage.submitFailed.text, details: details)
    notices.focus()
  }

  /// Shows errors for which there is no control.
  private func showErrors(_ errors: [String]) {
    showError(errors.joined(separator: "\n"))
    notices.focus()
  }

  private func showProblems() {
    let problems = forms.problems
    if problems.count == 1, let control = problems[0].control { return control.focus() }
    summaryProblems = problems
    showSummary()
    notices.focus()
  }

  /// Shows in the summary what still has an error, and what is corrected.
  private func showSummary() {
    let problems = forms.problems
    summaryProblems = summaryProblems.map { problem in
      problems.first { $0.isOfSameField(as: problem) } ?? problem.corrected
    }
    notices.content = .problems(summaryProblems)
  }

  private func setBusy(_ isBusy: Bool) {
    content.submitButton.isBusy = isBusy
    for control in controls { control.setLocked(isBusy) }
  }

  /// Follows a change of the forms.
  func formChanged() {
    switch notices.content {
    case .success where forms.isDirty: notices.content = .nothing
    case .problems: showSummary()
    case .nothing, .success, .error, .information: break
    }
    showObstacle()
  }

  /// Shows beside the button why a submit would not go through.
  func showObstacle() {
    if needsValidForm { content.showObstacles(forms.obstacles) }
  }
}
