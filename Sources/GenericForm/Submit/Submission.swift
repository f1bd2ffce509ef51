/// One attempt to submit a form.
///
/// ```swift
/// let outcome = await form.submit().outcome
/// ```
///
/// It goes on independently of who holds it, and lasts longer than its form where the handler does.
@MainActor public final class Submission<State> {
  /// How the attempt ended; nil while it is going on.
  public private(set) var currentOutcome: SubmitOutcome<State>?

  /// How far the attempt is.
  ///
  /// It starts as waiting or failing. Waiting leads to `handedOver` where all values turn out to be
  /// valid. A change of the values ends an attempt that waits; one that is handed over is ended by
  /// the handler alone.
  enum Phase {
    /// Checks are running, which are waited for.
    case waiting

    /// An error is known: it ends at once.
    case failing

    /// The handler runs.
    case handedOver
  }

  var phase = Phase.waiting

  /// What runs the handler; it is canceled when the form goes away.
  var handling: Task<Void, Never>?

  /// The task that runs the handler, which would wait for itself if it awaited the outcome.
  private var handler: Int?

  /// Those who await the outcome.
  private var awaiting: [CheckedContinuation<Void, Never>] = []

  /// How the attempt ends, once it has; any number of tasks may await it, also later.
  ///
  /// - Precondition: It is not awaited in the handler of this attempt, which ends it by returning.
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

  /// Notes that the current task runs the handler.
  func beginHandling() {
    handler = Self.currentTask
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Notes the outcome, and resumes those who await it.
  func finish(_ outcome: SubmitOutcome<State>) {
    currentOutcome = outcome
    // A task keeps what it worked on, such as a password, for as long as it is kept.
    handling = nil
    let resumed = awaiting
    awaiting = []
    for continuation in resumed { continuation.resume() }
  }
}
