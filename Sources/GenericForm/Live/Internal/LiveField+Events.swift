import ValidationRules

// What happens to a live field.

extension LiveField {
  /// The person put the focus into the field.
  func focus() {
    liveForm?.transaction {
      visibility.isFocused = true
      enqueue()
    }
  }

  /// The person left the field.
  ///
  /// The value is formatted first, so that the timing and the checks are about the formatted one. A
  /// check that could not be carried out runs again, once for each value that was entered. Text of
  /// a converted field is replaced by the text of its value, except where it is no value.
  func leave() {
    visibility.isFocused = false
    guard let form = liveForm, let node else { return }
    form.transaction {
      endComposing()
      form.history.endStep()
      form.format(node)
      guard facts.isIncluded else { return }
      facts.isTouched = true
      wasLeftOrShown = true
      visibility.noteLeaving(isEmpty: isEmpty)
      let isRetrying = !hasRetried && checks.contains { $0.result == .unverified }
      if isRetrying { hasRetried = true }
      flushChecks(isRetrying: isRetrying)
      if inputError == nil, !inputs.isEmpty {
        inputs = [:]
        news = .certain
      }
      form.notifyReadersOfLeaving(node)
    }
  }

  func retry() {
    liveForm?.transaction { flushChecks(isRetrying: true) }
  }

  func validateAndShow() {
    guard let form = liveForm, let node else { return }
    form.transaction {
      endComposing()
      form.format(node)
      validate(isStarting: false)
      show()
      flushChecks(isRetrying: false)
    }
  }

  func setServerErrors(_ errors: [ValidationMessage]) {
    guard isPresent else { return }
    liveForm?.transaction {
      facts.serverErrors = errors
      if !errors.isEmpty { for check in checks { check.forgetResult() } }
      enqueue()
    }
  }

  /// Shows the status from now on: the form was submitted, or the field is validated.
  func show() {
    wasLeftOrShown = true
    visibility.noteSubmit()
    enqueue()
  }

  /// The person changed the value, or entered what is no value.
  func valueWasEntered(_ news: News) {
    guard form?.history.recording != .nothing else { return valueWasRestored() }
    facts.isTouched = true
    hasRetried = false
    visibility.noteChange(isEmpty: isEmpty)
    valueChanged(news)
  }

  /// The value changed, and the person did not enter it here: it was formatted, updated or
  /// computed.
  ///
  /// It touches nothing, and reveals nothing. What was typed and composed in the old value is lost.
  func valueWasReplaced(_ news: News) {
    // A value that cannot be compared may be the same: text that is no value is not lost for it.
    if inputError == nil || definition.traits.areEqual != nil {
      inputs = [:]
      inputError = nil
    }
    // Text that is composed in the old value does not replace the new one.
    if commit != nil { commit = {} }
    visibility.noteFill(isEmpty: isEmpty)
    valueChanged(news)
  }

  /// What was entered in a converted field is back, with the value of that time.
  func valueWasRestored() {
    visibility.noteFill(isEmpty: isEmpty)
    valueChanged(.certain)
  }

  /// Notes what every new value means: it is published, and no longer the one the server refused.
  private func valueChanged(_ news: News) {
    self.news = max(self.news, news)
    facts.serverErrors = []
    changedAt = form?.revision ?? 0
    enqueue()
  }

  /// A value changed that a rule of this field reads.
  ///
  /// A new error waits until that other field is left, as it does for that field itself.
  func readValueChanged() {
    visibility.noteReadChange()
  }

  /// A field was left that a rule of this field reads.
  func readFieldWasLeft() {
    guard wasLeftOrShown else { return }
    visibility.noteLeaving(isEmpty: isEmpty)
    enqueue()
  }

  /// Forgets what a person did to the field: it is as if it had just been made.
  ///
  /// The focus is not forgotten, for it is still there; the value and the baseline stay, and what
  /// the server knows of the value.
  func forgetHistory() {
    facts.isTouched = false
    wasLeftOrShown = false
    hasRetried = false
    if inputError != nil || !inputs.isEmpty { news = .certain }
    inputs = [:]
    inputError = nil
    commit = nil
    visibility = StatusVisibility(
      definition.timing ?? form?.timing ?? .rewardEarlyPunishLate, isEmpty: isEmpty,
      wasSubmitted: (form?.summary.submitCount ?? 0) > 0, isFocused: visibility.isFocused)
    enqueue()
  }

  func reset() {
    for check in checks { check.reset() }
    if liveForm != nil {
      // An equal value is news too: what is shown of it may differ, such as text in a control.
      news = max(news, .possible, refresh())
    }
    submitted = nil
    facts.serverErrors = []
    makeBaseline()
    forgetHistory()
  }

  func retire() {
    for check in checks { check.reset() }
    enqueue()
    if let form { countReplaced(copy, in: form) }
    facts = FieldStatus(isIncluded: false)
    inputs = [:]
    inputError = nil
    commit = nil
    leaveForm()
  }

  func stop() {
    for check in checks { check.reset() }
    commit = nil
    observers.end()
  }
}
