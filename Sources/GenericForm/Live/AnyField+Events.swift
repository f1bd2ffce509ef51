import FormDeclaration

extension AnyField {
  /// Records that the field got the focus, for the timing.
  package func focus() {
    liveForm?.transaction(of: self) { visibility.isFocused = true }
  }

  /// Formats the value, applies the timing, and runs checks that wait or haven't run.
  ///
  /// The value is formatted first, so that the timing and the checks use the formatted one. A check
  /// that couldn't be carried out is retried once for each entered value. The text of a converted
  /// field is replaced by its value's text, unless it isn't a valid value.
  package func leave() {
    visibility.isFocused = false
    guard let form = liveForm, let node else { return }
    form.transaction(of: self) {
      endComposing()
      form.history.endStep()
      form.format(node)
      guard facts.isIncluded else { return }
      facts.isTouched = true
      visibility.noteLeaving(isEmpty: isEmpty)
      let isRetrying = !hasRetried && hasUnverifiedCheck
      if isRetrying { hasRetried = true }
      changeChecks(isRetrying ? .runAgain : .run)
      if typed.error == nil { forgetInput() }
      form.notifyReadersOfLeaving(node)
    }
  }

  /// Retries the checks that couldn't be carried out, and runs those that wait or haven't run.
  package func retry() {
    liveForm?.transaction(of: self) { changeChecks(.runAgain) }
  }

  /// Formats and validates the value, and shows the status, regardless of the timing.
  package func validate() {
    guard let form = liveForm, let node else { return }
    form.transaction {
      endComposing()
      form.format(node)
      form.validate(self, isStarting: false)
      visibility.noteSubmit()
      changeChecks(.run)
    }
  }

  /// Shows an error that only the server knows, until the value changes.
  package func setError(_ message: ValidationMessage) {
    setServerErrors([message])
  }

  /// Replaces the server errors, which stay until the value changes.
  package func setServerErrors(_ errors: [ValidationMessage]) {
    guard isPresent else { return }
    liveForm?.transaction(of: self) {
      facts.serverErrors = errors
      if !errors.isEmpty { changeChecks(.forgetResults) }
    }
  }

  /// Handles a value, or invalid input, that the user entered.
  func valueWasEntered(_ news: News) {
    guard form?.history.recording != .nothing else { return valueWasRestored() }
    facts.isTouched = true
    hasRetried = false
    visibility.noteChange(isEmpty: isEmpty)
    valueChanged(news)
  }

  /// Handles a value that changed without input in this field: it was formatted, updated or
  /// computed.
  ///
  /// It touches and reveals nothing. Input that was typed or composed for the old value is
  /// discarded.
  func valueWasReplaced(_ news: News) {
    // A value that can't be compared may be the same, so invalid input isn't discarded for it.
    if typed.error == nil || isComparable { typed = FieldInput() }
    // Text that is composed for the old value doesn't replace the new one.
    if commit != nil { commit = {} }
    visibility.noteFill(isEmpty: isEmpty)
    valueChanged(news)
  }

  /// Handles the restored input of a converted field, along with its value.
  private func valueWasRestored() {
    visibility.noteFill(isEmpty: isEmpty)
    valueChanged(.certain)
  }

  /// Handles any new value: publishes it and clears the server errors of the old one.
  private func valueChanged(_ news: News) {
    self.news = max(self.news, news)
    facts.serverErrors = []
    changedAt = form?.revision ?? 0
  }

  /// Handles a change of a value that a rule of this field reads.
  ///
  /// A new error stays hidden until the user leaves the other field, as it does for that field
  /// itself.
  func readValueChanged() {
    visibility.noteReadChange()
  }

  /// Handles leaving a field that a rule of this field reads.
  func readFieldWasLeft() {
    visibility.noteReadLeaving(isEmpty: isEmpty)
  }

  /// Forgets the user's interaction with the field, as if it had just been created.
  ///
  /// The focus, the value, the baseline and the server errors stay.
  func forgetInteraction() {
    facts.isTouched = false
    hasRetried = false
    forgetInput()
    commit = nil
    visibility = StatusVisibility(
      timing ?? form?.timing ?? .rewardEarlyPunishLate, isEmpty: isEmpty,
      wasSubmitted: (form?.summary.submitCount ?? 0) > 0, isFocused: visibility.isFocused)
  }

  /// Makes the state's value the initial one, and forgets everything else.
  func reset() {
    changeChecks(.reset)
    if liveForm != nil {
      // An equal value is published too, because a control may still show different text.
      news = max(news, .possible, refresh())
    }
    facts.serverErrors = []
    makeBaseline()
    forgetInteraction()
  }

  /// Enters the value of the baseline, and forgets what happened to the field.
  package func resetToBaseline() {
    guard let form = liveForm else { return }
    form.transaction {
      commit = nil
      form.history.endStep()
      enterBaseline()
      facts.serverErrors = []
      changeChecks(.reset)
      forgetInteraction()
      form.validate(self, isStarting: true)
    }
  }

  /// Takes the field out of the form, because its row was removed.
  ///
  /// The field is then excluded and accepts no value. If the row returns, the form adopts it again.
  func retire() {
    changeChecks(.reset)
    facts = .excluded()
    typed = FieldInput()
    commit = nil
    setNode(nil)
  }

  /// Cancels running checks and ends the sequences, because no more events follow.
  func stop() {
    changeChecks(.reset)
    commit = nil
    observers.end()
  }
}

// MARK: - Typed and composed text

extension AnyField {
  /// Indicates whether an input method is composing text.
  var isComposing: Bool { commit != nil }

  /// Begins to hold back input, and discards any held before.
  func beginComposing() {
    if liveForm != nil { commit = {} }
  }

  /// Enters the latest input that was held back, if any.
  func endComposing() {
    let last = commit
    commit = nil
    last?()
  }

  /// The input of converted fields; while it's being composed, it's empty.
  var input: FieldInput { isComposing ? FieldInput() : typed }

  /// Forgets the input, so that the field shows its value again.
  private func forgetInput() {
    if !typed.isEmpty { news = .certain }
    typed = FieldInput()
  }

  /// The typed text that isn't a valid value, or `nil` if there is none or the field is secret.
  ///
  /// If a field is converted in several steps, the last one has the text.
  package var textWithoutValue: String? {
    guard !isSecret, input.error != nil else { return nil }
    return input.values.max { $0.key.count < $1.key.count }.flatMap { $0.value as? String }
  }

  /// Restores earlier input after the value from that time was restored.
  ///
  /// Unlike the user's input, it reveals and hides no message.
  func restore(_ old: FieldInput) {
    guard let form = liveForm, input != old else { return }
    typed = old
    valueWasRestored()
    if typed.error != nil { changeChecks(.removeValue) }
    form.validate(self, isStarting: false)
  }

  /// Enters the input of a converted field.
  ///
  /// - Parameters:
  ///   - input: The input, of the converted field's type.
  ///   - old: The previous input of the converted field.
  ///   - conversions: The conversions of the field, which identify its input.
  ///   - error: The error of the input, or `nil` if it's a valid value.
  ///   - body: Enters the value that the input represents; does nothing if it represents none.
  func enter<Input>(
    _ input: Input, from old: Input, convertedBy conversions: [Conversion],
    error: InputError?, _ body: @escaping () -> Void
  ) {
    guard let form = liveForm else { return }
    let again = { [weak self] () -> Void in
      self?.enter(input, from: old, convertedBy: conversions, error: error, body)
    }
    guard commit == nil else {
      commit = again
      typed.values[conversions] = input
      return
    }
    // An excluded field accepts a value, but has no error.
    guard facts.isIncluded else { return body() }
    guard form.admitsChange(elseAfterUpdate: again) else { return }
    let isKnown = typed.error == error && isEqual(input, to: old) == true
    let change = { [self] in
      body()
      if let error { reject(error, in: form, isKnown ? .possible : .certain) }
      typed.values[conversions] = input
      form.history.enteredPaths.insert(path)
    }
    if isKnown { return form.transaction(of: self, change) }
    form.step(in: self, from: old, to: input, change)
  }

  /// Keeps the state's value, and adds `error` to the field's errors.
  ///
  /// It counts as a change of the form, so a submit that waits for checks ends.
  private func reject(_ error: InputError, in form: AnyForm, _ news: News) {
    form.beginChange(news)
    typed = FieldInput(error: error)
    changeChecks(.removeValue)
    valueWasEntered(news)
  }
}
