/// The handlers that a program gave one control, and when they are called.
final class ControlHandlers {
  var onChange: [() -> Void] = []
  var onFocus: [() -> Void] = []
  var onLeave: [() -> Void] = []

  private var onPause: [(duration: Duration, handler: () -> Void)] = []

  /// The pauses that have begun, by the places of their handlers.
  private var pauses: [Int: Task<Void, Never>] = [:]

  /// Indicates whether the keyboard focus is in the control, also while its window is inactive.
  var isFocused = false

  isolated deinit {
    for task in pauses.values { task.cancel() }
  }
}

extension ControlHandlers {
  /// Adds a handler of a pause after the person changed the value.
  func addPause(_ duration: Duration, _ handler: @escaping () -> Void) {
    MainLoop.install()
    onPause.append((duration, handler))
  }

  /// Records that the value changed.
  func changed() {
    for handler in onChange { handler() }
  }

  /// Restarts every pause after the user has changed the value.
  func edited() {
    for (place, pause) in onPause.enumerated() {
      pauses[place]?.cancel()
      pauses[place] = Task { [weak self] in
        guard (try? await Task.sleep(for: pause.duration)) != nil else { return }
        self?.endPause(place)
      }
    }
  }

  /// Records that the keyboard focus came.
  func focused() {
    isFocused = true
    for handler in onFocus { handler() }
  }

  /// Records that the keyboard focus went elsewhere in the window, which ends every pause.
  func left() {
    isFocused = false
    for place in pauses.keys.sorted() { endPause(place) }
    for handler in onLeave { handler() }
  }

  private func endPause(_ place: Int) {
    pauses.removeValue(forKey: place)?.cancel()
    onPause[place].handler()
  }
}
