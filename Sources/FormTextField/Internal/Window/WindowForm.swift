/// What a window submits: its controls by themselves, or the form that they are tied to.
protocol WindowForm: AnyObject {
  /// Whether a submit would go through now.
  var isValid: Bool { get }

  /// What a person has to mend before a submit goes through, from top to bottom.
  var faults: [WindowFault] { get }

  /// Notes that what a control holds changed.
  func controlChanged()

  /// Calls `handler` when a verdict may have changed without a change of a control.
  func onVerdict(_ handler: @escaping () -> Void)

  /// Judges everything, shows every verdict, and goes on if all is valid.
  func submit() -> WindowSubmission

  /// Empties the form and forgets what was shown.
  func reset()
}

/// A submit of a window: over at once, or waited for.
enum WindowSubmission {
  case over(WindowOutcome)
  case going(() async -> WindowOutcome)
}

/// How a submit of a window ended.
enum WindowOutcome {
  case submitted

  /// Nothing was submitted; these are in need, from top to bottom.
  case notValid([WindowFault])

  /// The program has refused these, which the form itself finds nothing wrong with.
  case refused([WindowFault])

  case failed(any Error)

  /// The form was changed or reset meanwhile, so that nothing is to be said about the old values.
  case superseded
}

/// A control in need, and what is said about it away from it.
struct WindowFault {
  let text: String
  let control: (any FormControl)?

  /// What it is called once there is nothing wrong with it.
  var name: String { control?.name ?? text }

  /// Whether both are about one control, or say the same where there is none.
  func isSameFault(as other: Self) -> Bool {
    control === other.control && (control != nil || text == other.text)
  }
}
