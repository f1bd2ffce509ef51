import GenericForm

/// A form in a window, whatever the type of its state.
protocol SubmittableForm: AnyForm {
  /// Returns the invalid fields from top to bottom, each with its control; with `includingPending`, also those that
  /// wait for a check.
  func problems(shownBy controls: [FormControl], includingPending: Bool) -> [FieldProblem]

  /// Validates and submits.
  func startSubmit() -> SubmitProgress

  /// Returns a closure that resets the form to its current values.
  func makeReset() -> () -> Void
}

/// A submit, finished or in progress.
enum SubmitProgress {
  case over(AnyOutcome)
  case going(() async -> AnyOutcome)
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

  func startSubmit() -> SubmitProgress {
    let submission = submit()
    guard let outcome = submission.currentOutcome else {
      return .going { AnyOutcome(await submission.outcome) }
    }
    return .over(AnyOutcome(outcome))
  }

  func makeReset() -> () -> Void {
    { [state] in self.reset(to: state) }
  }
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

extension SubmitProgress {
  /// The outcome, or `nil` while the submit is in progress.
  var knownOutcome: AnyOutcome? {
    if case .over(let outcome) = self { outcome } else { nil }
  }

  /// Waits for the outcome.
  func finalOutcome() async -> AnyOutcome {
    switch self {
    case .over(let outcome): outcome
    case .going(let outcome): await outcome()
    }
  }
}
