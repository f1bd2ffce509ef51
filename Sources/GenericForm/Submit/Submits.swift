import FormDeclaration

/// The attempts to submit a form, and the handlers of their values and errors.
struct Submits<State> {
  /// The attempt in progress, or `nil` if there is none.
  var current: Submission<State>?

  /// The latest attempt, and the number of the last change before it.
  var last: (submission: Submission<State>, change: Int)?

  /// The values that the attempt handed over, or `nil` if it hasn't.
  var handed: HandedValues<State>?

  /// The last attempt's outcome, or `nil` during an attempt and after a reset.
  var outcome: SubmitOutcome<State>?

  /// The handler of the values; without one, a submit of valid values ends immediately.
  var handler: (@MainActor (State) async throws -> Void)?

  /// The handlers of the errors, in the order in which they were added.
  var invalidHandlers: [@MainActor ([FieldError<State>]) -> Void] = []
}

/// The values that a submit handed over, which become the baseline if it succeeds.
struct HandedValues<State> {
  let state: State

  /// The number of the last change before they were handed over.
  let revision: Int

  /// The rows of each collection, by the number of its node.
  let rows: [Int: [AnyHashable]]

  /// The closures that make each field's value its baseline.
  var baselines: [() -> Void] = []
}
