import FormDeclaration

/// An observation of a form or a field, which calls its handler until you release or cancel it.
///
/// The `observe(_:)` methods return it.
@MainActor public final class FormObservation {
  private var handler: (@MainActor ([AnyField]) -> Void)?

  /// Called when the subject is released, so that a sequence finishes.
  private let didEnd: @MainActor () -> Void

  /// The observed object, which stays alive while it's observed.
  private let subject: AnyObject?

  /// - Parameters:
  ///   - subject: The object to keep alive, or `nil` for a form, which isn't kept.
  ///   - handler: Receives the changed fields, or an empty array if only the form as a whole
  ///     changed.
  ///   - didEnd: Called when the subject is released, but not on ``cancel()``.
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

  /// Indicates whether the handler is no longer called.
  var isCancelled: Bool { handler == nil }

  /// Calls the handler, unless the observation is canceled.
  func notify(_ changed: [AnyField]) {
    handler?(changed)
  }

  /// Ends the observation because its subject is released.
  func end() {
    handler = nil
    didEnd()
  }
}
