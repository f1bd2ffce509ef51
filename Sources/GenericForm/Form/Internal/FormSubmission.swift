/// Where a live form is with its submit.
@MainActor struct FormSubmission<State> {
  var handler: (@MainActor (State) async throws -> Void)?
  var invalidHandlers: [@MainActor ([FieldFault<State>]) -> Void] = []

  private(set) var count = 0

  /// How the last attempt ended; nil while one is going on.
  private(set) var outcome: SubmitOutcome<State>?

  /// Whether checks are waited for before the values are handed over.
  var isWaiting = false

  private(set) var ongoing: Submission<State>?
  private var isRefused = false

  var isOngoing: Bool { ongoing != nil }

  mutating func begin(_ new: Submission<State>) {
    count += 1
    outcome = nil
    ongoing = new
  }

  /// From now on the submit goes on once nothing is pending, or at once where it is refused.
  mutating func wait(isValid: Bool) {
    isWaiting = true
    isRefused = !isValid
  }

  /// Forgets the attempts there were.
  mutating func forget() {
    count = 0
    outcome = nil
  }

  func canProceed(_ counts: FormCounts) -> Bool {
    isWaiting && (isRefused || counts.pending == 0)
  }

  /// Ends the attempt that is going on, if there is one.
  mutating func finish(_ outcome: SubmitOutcome<State>) -> Submission<State>? {
    self.outcome = outcome
    isWaiting = false
    defer { ongoing = nil }
    return ongoing
  }
}
