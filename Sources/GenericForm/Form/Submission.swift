/// One attempt to submit a form.
///
/// ```swift
/// let outcome = await form.submit().outcome
/// ```
@MainActor public final class Submission<State> {
  /// How the attempt ended; nil while it is going on.
  public private(set) var result: SubmitOutcome<State>?

  private var waiting: [CheckedContinuation<Void, Never>] = []

  init() {}

  /// How the attempt ends, waited for.
  public var outcome: SubmitOutcome<State> {
    get async {
      while true {
        if let result { return result }
        await withCheckedContinuation { continuation in waiting.append(continuation) }
      }
    }
  }

  func finish(_ outcome: SubmitOutcome<State>) {
    result = outcome
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}

/// How an attempt to submit a form ended.
public enum SubmitOutcome<State> {
  /// The values were judged, and what was judged was taken.
  case submitted

  /// Some fields stand in the way, these, from top to bottom.
  case notValid([FieldFault<State>])

  /// Every value is valid, and what took them threw this.
  case failed(any Error)

  /// The values were changed or reset while checks of the submitted ones were waited for.
  case superseded
}

extension SubmitOutcome {
  /// Whether the values were taken.
  public var isSubmitted: Bool {
    if case .submitted = self { true } else { false }
  }
}
