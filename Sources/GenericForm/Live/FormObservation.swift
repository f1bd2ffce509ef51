import Observation

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

/// What `withObservationTracking` follows of a form or of a field: its value and its status.
///
/// The class has no type parameters, because making a key path of a generic class at every change
/// costs more than the rest of the change.
@MainActor final class Tracking: Observable {
  private let registrar = ObservationRegistrar()

  // Never read: they are two key paths, which must differ.
  private let value = 0
  private let status = 1

  private static let valuePath = \Tracking.value
  private static let statusPath = \Tracking.status

  func accessValue() {
    registrar.access(self, keyPath: Self.valuePath)
  }

  func accessStatus() {
    registrar.access(self, keyPath: Self.statusPath)
  }

  func noteValue() {
    registrar.withMutation(of: self, keyPath: Self.valuePath) {}
  }

  func noteStatus(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: Self.statusPath, change)
  }
}
