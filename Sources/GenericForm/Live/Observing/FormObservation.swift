/// Calls a handler for as long as it is held and not cancelled.
@MainActor public final class FormObservation {
  private var handler: (@MainActor ([any AnyLiveField]) -> Void)?
  private let didEnd: @MainActor () -> Void

  /// What is observed, which lasts as long as somebody observes it.
  private let subject: AnyObject?

  init(
    of subject: AnyObject? = nil, _ handler: @escaping @MainActor ([any AnyLiveField]) -> Void,
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

  var isCancelled: Bool { handler == nil }

  func notify(_ changed: [any AnyLiveField]) {
    handler?(changed)
  }

  /// Notes that what is observed goes away.
  func end() {
    handler = nil
    didEnd()
  }
}
