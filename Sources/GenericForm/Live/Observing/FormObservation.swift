/// Calls a handler for as long as it is held and not canceled.
///
/// It is what `observe(_:)` of a form or a field returns.
@MainActor public final class FormObservation {
  private var handler: (@MainActor ([AnyField]) -> Void)?

  /// Called once what is observed goes away; a sequence finishes by it.
  private let didEnd: @MainActor () -> Void

  /// What is observed, which lasts as long as somebody observes it.
  private let subject: AnyObject?

  /// - Parameters:
  ///   - subject: What the observation keeps; nil for a form, which is not kept.
  ///   - handler: Takes the fields that are new; none where only the form as a whole is.
  ///   - didEnd: Called when what is observed goes away, and not on ``cancel()``.
  init(
    of subject: AnyObject? = nil, _ handler: @escaping @MainActor ([AnyField]) -> Void,
    didEnd: @escaping @MainActor () -> Void = {}
  ) {
    self.handler = handler
    self.subject = subject
    self.didEnd = didEnd
  }

  /// Stops calling the handler.
  public func cancel() {
    handler = nil
  }

  /// Whether the handler is not called any more.
  var isCancelled: Bool { handler == nil }

  /// Calls the handler, unless the observation is canceled.
  func notify(_ changed: [AnyField]) {
    handler?(changed)
  }

  /// Notes that what is observed goes away.
  func end() {
    handler = nil
    didEnd()
  }
}
