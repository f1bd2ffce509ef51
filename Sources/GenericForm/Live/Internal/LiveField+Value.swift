import ValidationRules

// The value of a live field.

extension LiveField {
  /// The value as it is in the state; the last one once the field is no longer live.
  ///
  /// The copy answers for the state as long as nothing has changed a part of it.
  var value: Value {
    if copy == nil, isPresent, let form = liveForm {
      copy = definition.link.get(form.current, with: form.rowMemory)
    }
    if let last = copy ?? baseline ?? ValueTraits.blankValue { return last }
    fatalError("There is no value at \(namedPath.text) yet, nor a blank one to show in its place")
  }

  /// Whether nothing was entered, for the timing; input that is no value is something.
  var isEmpty: Bool {
    inputError == nil && (!isPresent || definition.traits.isEmpty(value))
  }

  /// Whether the value differs from the baseline; input that is no value always does.
  var isDirty: Bool {
    if inputError != nil || isPresent != (baseline != nil) { return true }
    guard isPresent else { return false }
    guard let areEqual = definition.traits.areEqual, let baseline else { return wasSet }
    return !areEqual(value, baseline)
  }

  /// Takes a value that the person entered, and validates it and what reads it.
  ///
  /// A value that is known to equal the present one changes nothing: no check runs again, and the
  /// field is not touched. While text is composed, the value is kept for ``endComposing()``.
  ///
  /// The state has the new value before any rule runs.
  func enter(_ new: Value) {
    guard let form = liveForm, let node, isPresent else { return }
    guard commit == nil else {
      commit = { [weak self] in self?.enter(new) }
      return
    }
    guard form.admitsChange(elseAfterUpdate: { [weak self] in self?.enter(new) }) else { return }
    let news = inputError == nil ? definition.traits.news(from: value, to: new) : .certain
    guard news != .none else { return }
    form.step(in: self, from: value, to: new) {
      inputs = [:]
      inputError = nil
      form.beginChange(news)
      form.forgetContainers(of: node)
      put(new, in: form)
      valueWasEntered(news)
      form.validateAffected(by: node)
    }
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
    guard commit == nil else {
      commit = { [weak self] in
        self?.enter(input, from: old, convertedBy: conversions, error: error, body)
      }
      inputs[conversions] = input
      return
    }
    // A field that is not included takes a value, and has no error.
    guard facts.isIncluded else { return error == nil ? body() : () }
    let again = { [weak self] () -> Void in
      self?.enter(input, from: old, convertedBy: conversions, error: error, body)
    }
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
  private func reject(_ error: ValidationMessage, in form: Form<State>, _ news: News) {
    form.beginChange(news)
    inputs = [:]
    inputError = error
    for check in checks { check.removeValue() }
    valueWasEntered(news)
  }

  /// Sets the value in the state and in the copy, without validating anything.
  private func put(_ new: Value, in form: Form<State>) {
    wasSet = true
    if let node { form.recordChange(at: node, of: definition.link) }
    countReplaced(copy, in: form)
    form.rowMemory.takeIn(new)
    definition.link.set(&form.current, new)
    copy = new
  }

  func refresh() -> News {
    guard let form = liveForm else { return .none }
    let (old, wasPresent) = (copy, isPresent)
    let new = definition.link.get(form.current, with: form.rowMemory)
    isPresent = new != nil
    if let new { copy = new }
    let news =
      if let new, wasPresent {
        definition.traits.news(from: old, to: new)
      } else {
        wasPresent == isPresent ? News.none : .certain
      }
    guard news != .none else { return .none }
    wasSet = true
    countReplaced(old, in: form)
    return news
  }

  func forgetValue() {
    copy = nil
  }

  func format() -> News {
    guard let form = liveForm, !definition.formatters.isEmpty, facts.isIncluded,
      inputError == nil
    else { return .none }
    let formatted = definition.formatted(value)
    let news = definition.traits.news(from: value, to: formatted)
    guard news != .none else { return .none }
    form.beginChange(news)
    put(formatted, in: form)
    return news
  }

  /// Makes the present value the one that is not dirty.
  func makeBaseline() {
    baseline = isPresent ? value : nil
    wasSet = false
    enqueue()
  }

  func noteHandedOver() {
    submitted = .some(isPresent ? value : nil)
  }

  func makeBaseline(submittedAt revision: Int) {
    if case .some(let submitted) = submitted { baseline = submitted }
    submitted = nil
    wasSet = changedAt > revision
    enqueue()
  }

  /// Begins to keep what is entered; what was kept before is dropped.
  func beginComposing() {
    if liveForm != nil { commit = {} }
  }

  func endComposing() {
    let last = commit
    commit = nil
    last?()
  }
}
