/// One who follows the changes of a form as a sequence.
struct ChangeListener<State> {
  /// Tells of a change; false when nobody listens any more.
  let tell: (FieldChange<State>) -> Bool

  /// Ends the sequence.
  let finish: () -> Void

  /// - Parameter element: What the sequence gives for a change; nil for nothing.
  init<Element>(
    _ continuation: AsyncStream<Element>.Continuation,
    _ element: @escaping (FieldChange<State>) -> Element?
  ) {
    tell = { change in
      guard let element = element(change) else { return true }
      if case .terminated = continuation.yield(element) { return false }
      return true
    }
    finish = { continuation.finish() }
  }
}
