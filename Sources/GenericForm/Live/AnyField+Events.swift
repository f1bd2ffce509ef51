package import ValidationRules

// What happens to a field.

extension AnyField {
  /// Notes that the field got the focus, for the timing.
  package func focus() {
    liveForm?.transaction {
      visibility.isFocused = true
      enqueue()
    }
  }

  /// Formats the value, applies the timing, and runs checks that wait or have not run.
  ///
  /// The value is formatted first, so that the timing and the checks are about the formatted one. A
  /// check that could not be carried out runs again, once for each value that was entered. Text of
  /// a converted field is replaced by the text of its value, except where it is no value.
  package func leave() {
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
      let isRetrying = !hasRetried && hasUnverifiedCheck
      if isRetrying { hasRetried = true }
      runChecks(isRetrying ? .runAgain : .run)
      if inputError == nil, !inputs.isEmpty {
        inputs = [:]
        news = .certain
      }
      form.notifyReadersOfLeaving(node)
    }
  }

  /// Runs checks again that could not be carried out; others are left as they are.
  package func retry() {
    liveForm?.transaction { runChecks(.runAgain) }
  }

  /// Formats and validates the value, and shows the status, whatever the timing is.
  package func validate() {
    guard let form = liveForm, let node else { return }
    form.transaction {
      endComposing()
      form.format(node)
      validate(isStarting: false)
      show()
      runChecks(.run)
    }
  }

  /// Runs checks at once.
  func runChecks(_ change: CheckChange) {
    changeChecks(change)
    enqueue()
  }

  /// Shows an error that only the server knows, until the value changes.
  package func setError(_ message: ValidationMessage) {
    setServerErrors([message])
  }

  /// Replaces the errors of the server, which stay until the value changes; empty for none.
  package func setServerErrors(_ errors: [ValidationMessage]) {
    guard isPresent else { return }
    liveForm?.transaction {
      facts.serverErrors = errors
      if !errors.isEmpty { changeChecks(.forgetResults) }
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
    if inputError == nil || isComparable {
      inputs = [:]
      inputError = nil
    }
    // Text that is composed in the old value does not replace the new one.
    if commit != nil { commit = {} }
    visibility.noteFill(isEmpty: isEmpty)
    valueChanged(news)
  }

  /// What was entered in a converted field is back, with the value of that time.
  private func valueWasRestored() {
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
      timing ?? form?.timing ?? .rewardEarlyPunishLate, isEmpty: isEmpty,
      wasSubmitted: (form?.summary.submitCount ?? 0) > 0, isFocused: visibility.isFocused)
    enqueue()
  }

  /// Takes the value of the state as that of the start, and forgets all that happened.
  func reset() {
    changeChecks(.reset)
    if liveForm != nil {
      // An equal value is news too: what is shown of it may differ, such as text in a control.
      news = max(news, .possible, refresh())
    }
    facts.serverErrors = []
    makeBaseline()
    forgetHistory()
  }

  /// Enters the value of the baseline, and forgets what happened to the field.
  package func resetToBaseline() {
    liveForm?.transaction {
      commit = nil
      enterBaseline()
      facts.serverErrors = []
      changeChecks(.reset)
      forgetHistory()
      validate(isStarting: true)
    }
  }

  /// Takes the field, whose row is removed, out of the form.
  ///
  /// From then on it is not included and takes no value. A row that is back adopts it again.
  func retire() {
    changeChecks(.reset)
    enqueue()
    countRemovedValue()
    facts = FieldStatus(isIncluded: false)
    inputs = [:]
    inputError = nil
    commit = nil
    setNode(nil)
  }

  /// Cancels what is running and ends the sequences, because nothing follows any more.
  func stop() {
    changeChecks(.reset)
    commit = nil
    observers.end()
  }
}

// MARK: - What is typed and composed

extension AnyField {
  /// Whether an input method composes text.
  var isComposing: Bool { commit != nil }

  /// Begins to keep what is entered; what was kept before is dropped.
  func beginComposing() {
    if liveForm != nil { commit = {} }
  }

  /// Enters the last of what was kept aside; without any, the value stays as it is.
  func endComposing() {
    let last = commit
    commit = nil
    last?()
  }

  /// The input of converted fields; nil if there is none, or while it is being composed.
  var input: FieldInput? {
    inputs.isEmpty || isComposing ? nil : FieldInput(values: inputs, error: inputError)
  }

  /// The text that was typed and is no value; nil where there is none, and for a secret.
  ///
  /// A field may be converted in several steps: the last one has the text.
  package var textWithoutValue: String? {
    guard !isSecret, let input, input.error != nil else { return nil }
    return input.values.max { $0.key.count < $1.key.count }.flatMap { typedText(of: $0.value) }
  }

  /// Puts back what was entered, once the value is that of the same time.
  ///
  /// Unlike what the person enters, it reveals and hides no message.
  func restore(_ old: FieldInput?) {
    guard liveForm != nil, input != old else { return }
    inputs = old?.values ?? [:]
    inputError = old?.error
    valueWasRestored()
    if inputError != nil { changeChecks(.removeValue) }
    validate(isStarting: false)
  }

  /// Takes what was entered in a converted field.
  ///
  /// - Parameters:
  ///   - input: What was entered, of the type of the converted field.
  ///   - old: What the converted field had before.
  ///   - conversions: How the field is converted, by which its input is kept.
  ///   - error: What is wrong with the input; nil where it stands for a value.
  ///   - body: Enters the value that the input stands for; does nothing where it stands for none.
  func enter<Input>(
    _ input: Input, from old: Input, convertedBy conversions: [Conversion],
    error: ValidationMessage?, _ body: @escaping () -> Void
  ) {
    guard let form = liveForm else { return }
    let again = { [weak self] () -> Void in
      self?.enter(input, from: old, convertedBy: conversions, error: error, body)
    }
    guard commit == nil else {
      commit = again
      inputs[conversions] = input
      return
    }
    // A field that is not included takes a value, and has no error.
    guard facts.isIncluded else { return error == nil ? body() : () }
    guard form.admitsChange(elseAfterUpdate: again) else { return }
    let isKnown = inputError == error && FieldInput.areEqual(input, old)
    let change = { [self] in
      if let error { reject(error, in: form, isKnown ? .possible : .certain) } else { body() }
      inputs[conversions] = input
      form.history.enteredPaths.insert(path)
    }
    if isKnown { return form.transaction(change) }
    form.step(in: self, from: old, to: input, change)
  }

  /// Keeps the value of the state, with `error` as the error of the field.
  ///
  /// It counts as a change of the form, so that a submit that waits for checks ends.
  private func reject(_ error: ValidationMessage, in form: AnyForm, _ news: News) {
    form.beginChange(news)
    inputs = [:]
    inputError = error
    changeChecks(.removeValue)
    valueWasEntered(news)
  }
}
