import GenericForm

/// A form in a window, whatever the type of its state.
protocol SubmittableForm: AnyObject {
  var isValid: Bool { get }
  var isDirty: Bool { get }

  /// Returns the invalid fields from top to bottom, each with its control; with `includingPending`, also those that
  /// wait for a check.
  func problems(shownBy controls: [FormControl], includingPending: Bool) -> [FieldProblem]

  /// The fields that need a control in the window; without one, the form could never be submitted.
  var pathsThatNeedControls: [AnyKeyPath] { get }

  /// Calls `handler` after each change of the form while the result is retained.
  func observe(_ handler: @escaping @MainActor () -> Void) -> FormObservation

  /// The numbers of the next undo and redo steps, or `nil` if there are none.
  var undoNumber: Int? { get }
  var redoNumber: Int? { get }

  /// Undoes or redoes a step; returns the key path of the changed field, or `nil` if there was no step.
  func travel(isUndo: Bool) -> AnyKeyPath?

  /// Validates and submits.
  func startSubmit() -> any AnySubmission

  /// Indicates whether a submit handler is running, which can no longer be canceled.
  var isHandedOver: Bool { get }

  /// Cancels a submit that waits for checks, without showing an outcome.
  func cancelSubmit()

  /// Returns a closure that resets the form to its current values.
  func makeReset() -> () -> Void
}

/// One attempt to submit a form in a window.
protocol AnySubmission {
  /// The outcome, or `nil` while the submission is running.
  var knownOutcome: AnyOutcome? { get }

  /// Waits for the outcome.
  func finalOutcome() async -> AnyOutcome
}

/// The outcome of a window's submit, whatever the type of the form's state.
enum AnyOutcome {
  case submitted

  /// Some values have errors, which their controls show.
  case invalid([(path: AnyKeyPath, text: String)])

  case failed(any Error)

  /// The form was changed or reset in the meantime; nothing is shown.
  case superseded
}

extension Form: SubmittableForm {
  func problems(shownBy controls: [FormControl], includingPending: Bool) -> [FieldProblem] {
    errors.filter { includingPending || $0.reason != .pending }.map { error in
      FieldProblem(
        error,
        control: controls.first { $0.bound.path == error.path && $0.bound.belongs(to: self) })
    }
  }

  var pathsThatNeedControls: [AnyKeyPath] { blockingPaths }

  func travel(isUndo: Bool) -> AnyKeyPath? { isUndo ? undo() : redo() }

  func startSubmit() -> any AnySubmission { submit() }

  func makeReset() -> () -> Void {
    { [state] in self.reset(to: state) }
  }
}

extension Submission: AnySubmission {
  var knownOutcome: AnyOutcome? { currentOutcome.map(AnyOutcome.init) }

  func finalOutcome() async -> AnyOutcome { AnyOutcome(await outcome) }
}

extension AnyOutcome {
  init<State>(_ outcome: SubmitOutcome<State>) {
    switch outcome {
    case .submitted: self = .submitted
    case .invalid(let errors): self = .invalid(errors.map { ($0.path, $0.summary.text) })
    case .failed(let error): self = .failed(error)
    case .superseded: self = .superseded
    }
  }
}
