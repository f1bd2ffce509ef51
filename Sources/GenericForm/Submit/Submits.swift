/// The attempts to submit a form, and what takes their values and errors.
struct Submits<State> {
  /// The attempt that is going on; nil while none is.
  var current: Submission<State>?

  /// The attempt that was begun last, and the number of the last change before it.
  var last: (submission: Submission<State>, change: Int)?

  /// The values of the form that were handed over last; nil before.
  var handed: State?

  /// How the last attempt ended; nil from the attempt until its end, and after a reset.
  var outcome: SubmitOutcome<State>?

  /// What takes the values; without it, a submit of valid values ends at once.
  var handler: (@MainActor (State) async throws -> Void)?

  /// What is called with the errors, in the order in which it was added.
  var invalidHandlers: [@MainActor ([FieldError<State>]) -> Void] = []
}
