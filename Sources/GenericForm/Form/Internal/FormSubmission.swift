/// Who takes the values of a live form that is submitted, and how that ended.
struct FormSubmission<State> {
  var handler: (@MainActor (State) async throws -> Void)?
  var invalidHandlers: [@MainActor ([FieldFault<State>]) -> Void] = []

  /// How the last attempt ended; nil while one is going on.
  private(set) var outcome: SubmitOutcome<State>?

  private(set) var ongoing: Submission<State>?

  mutating func begin(_ new: Submission<State>) {
    outcome = nil
    ongoing = new
  }

  /// Forgets the attempts there were.
  mutating func forget() {
    outcome = nil
    ongoing = nil
  }

  /// Ends the attempt that is going on, if there is one.
  mutating func finish(_ outcome: SubmitOutcome<State>) -> Submission<State>? {
    self.outcome = outcome
    defer { ongoing = nil }
    return ongoing
  }
}
