/// One who follows the changes of a form as a sequence.
struct ChangeListener {
  /// Tells of a field that changed; false when nobody listens any more.
  let tell: @MainActor (LiveField) -> Bool

  /// Ends the sequence.
  let finish: () -> Void

  /// - Parameter element: What the sequence gives for a change of a field; nil for nothing.
  init<Element>(
    _ continuation: AsyncStream<Element>.Continuation,
    _ element: @escaping @MainActor (LiveField) -> Element?
  ) {
    tell = { field in
      guard let element = element(field) else { return true }
      if case .terminated = continuation.yield(element) { return false }
      return true
    }
    finish = { continuation.finish() }
  }
}
