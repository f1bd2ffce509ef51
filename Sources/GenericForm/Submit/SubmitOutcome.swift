import FormDeclaration

/// The outcome of an attempt to submit a form.
///
/// ```swift
/// switch await form.submit().outcome {
/// case .submitted: show("Your account was created")
/// case .invalid(let errors): show("Correct \(errors.count) fields")
/// case .failed: show("Try again later")
/// case .superseded: break
/// }
/// ```
public enum SubmitOutcome<State>: Sendable {
  /// The handler accepted the validated values.
  case submitted

  /// These fields, from top to bottom, aren't valid, or the handler set errors on them; their
  /// status is shown.
  case invalid([FieldError<State>])

  /// Every value is valid, but the handler threw this error; the values stay dirty.
  case failed(any Error)

  /// A change, a reset, a cancellation or the form's release ended a submit that waited for checks.
  case superseded
}

extension SubmitOutcome {
  /// Indicates whether the handler accepted the values.
  public var isSubmitted: Bool {
    if case .submitted = self { true } else { false }
  }
}

extension SubmitOutcome: CustomStringConvertible, CustomDebugStringConvertible {
  /// The outcome and its errors, in one line for programmers.
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

  /// The same as ``description``.
  public var debugDescription: String { description }
}
