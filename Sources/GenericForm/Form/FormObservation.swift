/// Keeps a handler called for as long as it is held, and not cancelled.
@MainActor public final class FormObservation {
  private(set) var handler: (@MainActor () -> Void)?

  init(_ handler: @escaping @MainActor () -> Void) {
    self.handler = handler
  }

  /// Calls the handler no more.
  public func cancel() {
    handler = nil
  }
}

struct WeakObservation {
  private(set) weak var observation: FormObservation?

  init(_ observation: FormObservation) {
    self.observation = observation
  }
}
