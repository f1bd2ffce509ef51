/// How an attempt to submit a form ended.
///
/// ```swift
/// switch await form.submit().outcome {
/// case .submitted: show("Your account is there")
/// case .invalid(let errors): show("\(errors.count) fields are to be corrected")
/// case .failed: show("Try again later")
/// case .superseded: break
/// }
/// ```
public enum SubmitOutcome<State>: Sendable {
  /// The handler took the values that were validated.
  case submitted

  /// These fields are not valid, from top to bottom, or the handler set errors on them; their
  /// status is shown.
  case invalid([FieldError<State>])

  /// Every value is valid, and the handler threw this error; the values stay dirty.
  case failed(any Error)

  /// The values were changed or reset while checks of the submitted ones were running, or the form
  /// went away.
  case superseded
}

extension SubmitOutcome {
  /// Whether the handler took the values.
  public var isSubmitted: Bool {
    if case .submitted = self { true } else { false }
  }
}

extension SubmitOutcome: CustomStringConvertible, CustomDebugStringConvertible {
  /// How the attempt ended, with the errors, in one line for programmers.
  ///
  /// ```swift
  /// form.username = "mei"
  /// form.email = "mei@example.com"
  /// form.submit()
  /// form.outcome?.description  // "invalid: \Account.username: Use at least 5 characters"
  /// ```
  public var description: String {
    switch self {
    case .submitted: "submitted"
    case .invalid(let errors): "invalid: \(errors.map(\.description).joined(separator: "; "))"
    case .failed(let error): "failed: \(error)"
    case .superseded: "superseded"
    }
  }

  /// The same line.
  public var debugDescription: String { description }
}
