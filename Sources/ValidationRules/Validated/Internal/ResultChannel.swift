import Synchronization

/// The current result of a property, and the streams that receive its results.
final class ResultChannel<Value: Sendable>: Sendable {
  private struct State {
    var present: ValidationResult<Value>
    var isFinished = false
    var listeners: [AsyncStream<ValidationResult<Value>>.Continuation] = []
  }

  private let state: Mutex<State>

  init(_ present: ValidationResult<Value>) {
    state = Mutex(State(present: present))
  }
}

extension ResultChannel {
  /// Returns a stream of the current result and every later one.
  func stream() -> AsyncStream<ValidationResult<Value>> {
    let (stream, listener) = AsyncStream<ValidationResult<Value>>.makeStream()
    // A stream keeps its channel alive. Don't take the channel's lock here: a task that is being
    // canceled holds its own lock, which a yield under the channel's lock takes too.
    listener.onTermination = { _ in withExtendedLifetime(self) {} }
    state.withLock { state in
      listener.yield(state.present)
      if state.isFinished { listener.finish() } else { state.listeners.append(listener) }
    }
    return stream
  }

  func send(_ result: ValidationResult<Value>) {
    state.withLock { state in
      state.present = result
      state.listeners.removeAll { listener in
        if case .terminated = listener.yield(result) { true } else { false }
      }
    }
  }

  func finish() {
    state.withLock { state in
      state.isFinished = true
      for listener in state.listeners { listener.finish() }
      state.listeners = []
    }
  }
}
