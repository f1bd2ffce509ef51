import FormDeclaration

/// The attempts to submit a form, and the handlers of their values and errors.
struct Submits<State> {
  /// The attempt in progress, or `nil` if there is none.
  var current: Submission<State>?

  /// The latest attempt, and the number of the last change before it.
  var last: (submission: Submission<State>, change: Int)?

  /// The values that the attempt handed over, and the number of the last change before that.
  var handed: (state: State, revision: Int)?

  /// The last attempt's outcome, or `nil` during an attempt and after a reset.
  var outcome: SubmitOutcome<State>?

  /// The handler of the values; without one, a submit of valid values ends immediately.
  var handler: (@MainActor (State) async throws -> Void)?

  /// The handlers of the errors, in the order in which they were added.
  var invalidHandlers: [@MainActor ([FieldError<State>]) -> Void] = []
}
