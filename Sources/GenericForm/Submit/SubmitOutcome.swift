/// How an attempt to submit a form ended.
public enum SubmitOutcome<State> {
  /// The handler took the values that were validated.
  case submitted

  /// These fields are not valid, from top to bottom.
  case invalid([FieldError<State>])

  /// Every value is valid, and the handler threw this error.
  case failed(any Error)

  /// The values were changed or reset while checks of the submitted ones were running.
  case superseded
}

extension SubmitOutcome {
  /// Whether the handler took the values.
  public var isSubmitted: Bool {
    if case .submitted = self { true } else { false }
  }
}
