/// Where a live form is with its submit.
struct SubmissionProgress {
  private(set) var count = 0
  private(set) var isOngoing = false

  /// Whether checks are waited for before the values are handed over.
  var isWaiting = false

  private var isRefused = false

  mutating func begin() {
    count += 1
    isOngoing = true
  }

  /// From now on the submit goes on once nothing is pending, or at once where it is refused.
  mutating func wait(isValid: Bool) {
    isWaiting = true
    isRefused = !isValid
  }

  /// Forgets the attempts there were.
  mutating func forget() {
    count = 0
    finish()
  }

  func canProceed(_ counts: FormCounts) -> Bool {
    isWaiting && (isRefused || counts.pending == 0)
  }

  /// Ends the attempt that is going on, if there is one.
  mutating func finish() {
    isWaiting = false
    isOngoing = false
  }
}
