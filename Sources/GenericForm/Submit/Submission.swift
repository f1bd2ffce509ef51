/// One attempt to submit a form.
///
/// ```swift
/// let outcome = await form.submit().outcome
/// ```
@MainActor public final class Submission<State> {
  /// How the attempt ended; nil while it is going on.
  public private(set) var currentOutcome: SubmitOutcome<State>?

  enum Phase {
    /// Checks are running, which are waited for.
    case waiting

    /// An error is known: it ends at once.
    case failing

    /// The handler runs.
    case handedOver
  }

  var phase = Phase.waiting

  /// What runs the handler; it is cancelled when the form goes away.
  var handling: Task<Void, Never>?

  /// Those who await the outcome.
  private var awaiting: [CheckedContinuation<Void, Never>] = []

  /// How the attempt ends, once it has.
  public var outcome: SubmitOutcome<State> {
    get async {
      while true {
        if let currentOutcome { return currentOutcome }
        await withCheckedContinuation { continuation in awaiting.append(continuation) }
      }
    }
  }

  func finish(_ outcome: SubmitOutcome<State>) {
    currentOutcome = outcome
    let resumed = awaiting
    awaiting = []
    for continuation in resumed { continuation.resume() }
  }
}
