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

extension [WeakObservation] {
  /// Calls the handlers; says whether there are some that are to be called no more.
  @MainActor func tell() -> Bool {
    var hasEnded = false
    for observer in self {
      if let handler = observer.observation?.handler { handler() } else { hasEnded = true }
    }
    return hasEnded
  }

  @MainActor mutating func removeEnded() {
    removeAll { $0.observation?.handler == nil }
  }
}
