import GenericForm

/// The forms that a window submits together: a single one, or the private forms of its controls.
final class SubmittableForms {
  private(set) var forms: [any SubmittableForm]

  /// The elements that show the forms.
  var elements: [any FormElement]

  /// The program's submit, for forms without their own handler.
  private var onSubmit: (@MainActor () async throws -> Void)?

  /// Closures that reset each form to the values it had when the window was created.
  private var resets: [() -> Void]

  private var observations: [FormObservation] = []

  /// Indicates whether the program's submit is running.
  private var isSubmitting = false

  init(
    _ forms: [any SubmittableForm], shownBy elements: [any FormElement],
    onSubmit: (@MainActor () async throws -> Void)? = nil
  ) {
    self.forms = forms
    self.elements = elements
    self.onSubmit = onSubmit
    resets = forms.map { $0.makeReset() }
  }

  /// The current controls in the window, from top to bottom.
  var controls: [FormControl] { elements.flatMap(\.controls) }

  /// Returns whether both submit the same form.
  func showsForm(of other: SubmittableForms) -> Bool {
    forms.contains { form in other.forms.contains { $0 === form } }
  }

  var isValid: Bool { forms.allSatisfy(\.isValid) }
  var isDirty: Bool { forms.contains(where: \.isDirty) }

  /// Indicates whether a submit has handed over the values, which can't be undone.
  var isHandedOver: Bool { isSubmitting || forms.contains(where: \.isHandedOver) }

  /// The problems that the user must correct, from top to bottom.
  var problems: [FieldProblem] { problems(includingPending: false) }

  /// Returns the errors of the forms as a whole.
  func formProblems(includingHidden: Bool) -> [FieldProblem] {
    let shown = forms.flatMap(\.formErrors)
    if shown.isEmpty, !includingHidden || isValid { return [] }
    return problems.filter { !$0.isOfField && (includingHidden || shown.contains($0.message)) }
  }

  /// The reasons that prevent a submit, from top to bottom; empty if there are none.
  ///
  /// The server's errors don't prevent the next one.
  var obstacles: [String] {
    isValid
      ? [] : problems(includingPending: true).filter { !$0.isOfServer }.map(\.text)
  }

  private func problems(includingPending: Bool) -> [FieldProblem] {
    let controls = controls
    return forms.flatMap { $0.problems(shownBy: controls, includingPending: includingPending) }
  }

  /// Calls `handler` after each change of a form.
  func observe(_ handler: @escaping @MainActor () -> Void) {
    observations = forms.map { $0.observe(handler) }
  }

  /// Undoes the last change made in any of the forms, or redoes the one after it.
  ///
  /// - Returns: The control of the changed field, or `nil` if it has none.
  func move(_ direction: HistoryDirection) -> FormControl? {
    let last = forms.compactMap { $0.stepNumber(.back) }.max()
    let next = forms.compactMap { $0.stepNumber(.forward) }.min()
    // After a newer change in another form, there's nothing to redo.
    if direction == .forward, let last, let next, next < last { return nil }
    guard let number = direction == .back ? last : next,
      let form = forms.first(where: { $0.stepNumber(direction) == number }),
      let path = form.move(direction)
    else { return nil }
    return controls.first { $0.bound.path == path && $0.bound.belongs(to: form) }
  }

  func reset() {
    for reset in resets { reset() }
  }

  /// Cancels a submit that waits for checks, so no handler gets the values of a closed window.
  func cancelSubmit() {
    for form in forms { form.cancelSubmit() }
  }

  /// Releases the forms once their window is closed.
  func release() {
    (forms, elements, resets, observations) = ([], [], [], [])
    onSubmit = nil
  }

  /// Validates all forms and submits them if all are valid; waits only for checks and handlers.
  func submit() -> SubmitProgress {
    let submissions = forms.map { $0.startSubmit() }
    let known = submissions.compactMap(\.knownOutcome)
    let isOver = known.count == submissions.count
    if isOver, onSubmit == nil || !known.allSatisfy(\.isSubmitted) {
      return .over(combined(known))
    }
    // A waiting submit doesn't keep the forms of a closed window in memory.
    return .going { [weak self, onSubmit] in
      var outcomes: [AnyOutcome] = []
      for submission in submissions { outcomes.append(await submission.finalOutcome()) }
      let outcome = combined(outcomes)
      guard let onSubmit, case .submitted = outcome else { return outcome }
      // The window was closed while checks were running.
      guard !Task.isCancelled else { return .superseded }
      self?.isSubmitting = true
      defer { self?.isSubmitting = false }
      do {
        try await onSubmit()
        return self?.problems.isEmpty == false ? .invalid([]) : .submitted
      } catch {
        return .failed(error)
      }
    }
  }
}

/// Returns the first unsuccessful outcome, or a success if all succeeded.
private func combined(_ outcomes: [AnyOutcome]) -> AnyOutcome {
  outcomes.first { !$0.isSubmitted } ?? .submitted
}

extension AnyOutcome {
  fileprivate var isSubmitted: Bool {
    if case .submitted = self { true } else { false }
  }
}
