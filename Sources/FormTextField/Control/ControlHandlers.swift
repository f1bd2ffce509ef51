import GenericForm

/// The handlers set on one control, and when to call them.
final class ControlHandlers {
  var onChange: [() -> Void] = []
  var onFocus: [() -> Void] = []
  var onLeave: [() -> Void] = []

  private var onPause: [(duration: Duration, handler: () -> Void)] = []

  /// The closures that cancel the running pauses, by the indices of their handlers.
  private var pauses: [Int: () -> Void] = [:]

  /// Indicates whether the control has the keyboard focus, even while its window is inactive.
  var isFocused = false

  isolated deinit {
    for cancel in pauses.values { cancel() }
  }
}

extension ControlHandlers {
  /// Adds a handler that runs after the user pauses.
  func addPause(_ duration: Duration, _ handler: @escaping () -> Void) {
    MainLoop.install()
    onPause.append((duration, handler))
  }

  /// Calls the handlers of a changed value.
  func changed() {
    for handler in onChange { handler() }
  }

  /// Restarts every pause after the user has changed the value.
  func edited() {
    for (place, pause) in onPause.enumerated() {
      pauses[place]?()
      pauses[place] = callBack(after: pause.duration, on: ContinuousClock()) { [weak self] in
        self?.endPause(place)
      }
    }
  }

  /// Calls the handlers of a gained focus.
  func focused() {
    isFocused = true
    for handler in onFocus { handler() }
  }

  /// Calls the handlers of a lost focus, and ends every pause.
  func left() {
    isFocused = false
    for place in pauses.keys.sorted() { endPause(place) }
    for handler in onLeave { handler() }
  }

  /// Ends every pause of a control whose field another one shows now.
  func wasReplaced() {
    isFocused = false
    for place in pauses.keys.sorted() { endPause(place) }
  }

  private func endPause(_ place: Int) {
    pauses.removeValue(forKey: place)?()
    onPause[place].handler()
  }
}
