// What a live field does for the history of its form.

extension LiveField {
  var isComposing: Bool { commit != nil }

  func endStep() {
    liveForm?.history.endStep()
  }

  func asOneStep(_ body: () -> Void) {
    if let form = liveForm { form.asOneStep(body) } else { body() }
  }

  func asPartOfStep(_ body: () -> Void) {
    if let form = liveForm { form.asPartOfStep(body) } else { body() }
  }

  var input: FieldInput? {
    inputs.isEmpty || isComposing ? nil : FieldInput(values: inputs, error: inputError)
  }

  /// Puts back what was entered, once the value is that of the same time.
  ///
  /// Unlike what the person enters, it reveals and hides no message.
  func restore(_ old: FieldInput?) {
    guard liveForm != nil, input != old else { return }
    inputs = old?.values ?? [:]
    inputError = old?.error
    valueWasRestored()
    if inputError != nil { for check in checks { check.removeValue() } }
    validate(isStarting: false)
  }

  /// Counts the memory of a value that the history keeps, once for each step.
  func countReplaced(_ old: Value?, in form: Form<State>) {
    guard let node, changedAt <= form.history.revision else { return }
    let size = old.flatMap { old in definition.traits.size?(old) } ?? 0
    form.countReplaced(size, at: node)
  }
}
