import ValidationRules

// What happens to a live field.

extension LiveField {
  /// The person left the field.
  func leave() {
    guard let form = liveForm, let node else { return }
    form.transaction {
      endComposing()
      form.format(node)
      guard result.isIncluded else { return }
      isTouched = true
      wasPassed = true
      visibility.note(.leave(isEmpty: isEmpty))
      let isRetrying = !hasRetried && checks.contains { $0.result == .unverified }
      if isRetrying { hasRetried = true }
      flushChecks(isRetrying: isRetrying)
      if inputError == nil, !inputs.isEmpty {
        inputs = [:]
        hasNewValue = true
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
    liveForm?.transaction {
      serverErrors = errors
      if !errors.isEmpty { for check in checks { check.forgetResult() } }
      enqueue()
    }
  }

  /// Shows the status from now on: the form was submitted, or the field is validated.
  func show() {
    wasPassed = true
    visibility.note(.show)
    enqueue()
  }

  /// The person changed the value.
  func valueWasEntered() {
    isTouched = true
    hasRetried = false
    visibility.note(.change(isEmpty: isEmpty))
    valueChanged()
  }

  /// The value changed, and the person did not enter it here.
  func valueWasReplaced() {
    inputs = [:]
    inputError = nil
    visibility.note(.fill(isEmpty: isEmpty))
    valueChanged()
  }

  private func valueChanged() {
    hasNewValue = true
    serverErrors = []
    changedAt = form?.revision ?? 0
    enqueue()
  }

  /// A value changed that a rule of this field reads.
  ///
  /// A new error waits until that other field is left, as it does for that field itself.
  func readValueChanged() {
    visibility.note(.readChange)
  }

  /// A field was left that a rule of this field reads.
  func readFieldWasLeft() {
    guard wasPassed else { return }
    visibility.note(.leave(isEmpty: isEmpty))
    enqueue()
  }

  /// Forgets what a person did to the field.
  func forgetHistory() {
    isTouched = false
    wasPassed = false
    hasRetried = false
    serverErrors = []
    if inputError != nil || !inputs.isEmpty { hasNewValue = true }
    inputs = [:]
    inputError = nil
    composition = .none
    visibility = StatusVisibility(
      definition.timing ?? form?.timing ?? .rewardEarlyPunishLate, isEmpty: isEmpty,
      wasSubmitted: (form?.summary.submitCount ?? 0) > 0)
    enqueue()
  }

  func reset() {
    for check in checks { check.reset() }
    if let form = liveForm, node?.mayBeGone == false { copy = definition.link.get(form.current) }
    submitted = nil
    makeBaseline()
    forgetHistory()
    hasNewValue = true
  }

  func retire() {
    for check in checks { check.reset() }
    enqueue()
    result = FieldResult(isIncluded: false)
    serverErrors = []
    inputs = [:]
    inputError = nil
    isTouched = false
    composition = .none
    leaveForm()
  }

  func stop() {
    for check in checks { check.reset() }
    observers.end()
  }
}
