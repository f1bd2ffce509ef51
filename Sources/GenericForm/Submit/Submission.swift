import FormDeclaration

/// One attempt to submit a form.
///
/// ```swift
/// let outcome = await form.submit().outcome
/// ```
///
/// It continues even if you don't hold it, and outlives its form if the handler does.
@MainActor public final class Submission<State> {
  /// The progress of the attempt.
  ///
  /// It starts as `waiting` or `failing`. It goes from `waiting` to `handedOver` if all values turn
  /// out to be valid. A change of the values ends a waiting attempt; after that, only the handler
  /// ends it.
  enum Phase {
    /// The attempt waits for running checks.
    case waiting

    /// An error is known, so the attempt ends immediately.
    case failing

    /// The handler runs, in a task that is canceled if the form is released.
    case handedOver(Task<Void, Never>?)

    /// The attempt ended, and released the task with the values that it captured.
    case finished(SubmitOutcome<State>)
  }

  var phase = Phase.waiting

  /// The task that runs the handler, which would deadlock if it awaited the outcome.
  private var handler: Int?

  /// The tasks that await the outcome.
  private var awaiting: [CheckedContinuation<Void, Never>] = []

  /// The outcome of the attempt, or `nil` while it's in progress.
  public var currentOutcome: SubmitOutcome<State>? {
    if case .finished(let outcome) = phase { outcome } else { nil }
  }

  /// The attempt's outcome, which any number of tasks may await, even after it ended.
  ///
  /// - Precondition: Don't await it in the handler of this attempt, which ends only when the
  ///   handler returns.
  public var outcome: SubmitOutcome<State> {
    get async {
      while true {
        if let currentOutcome { return currentOutcome }
        guard handler == nil || handler != Self.currentTask else {
          fatalError(
            "The handler of a submit awaits the outcome of that submit, which ends when the handler "
              + "returns. Use what the handler was given, or await the outcome in a task of its own."
          )
        }
        await withCheckedContinuation { continuation in awaiting.append(continuation) }
      }
    }
  }

  /// Records that the current task runs the handler.
  func beginHandling() {
    handler = Self.currentTask
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Records the outcome, and resumes the tasks that await it.
  func finish(_ outcome: SubmitOutcome<State>) {
    phase = .finished(outcome)
    let resumed = awaiting
    awaiting = []
    for continuation in resumed { continuation.resume() }
  }
}
