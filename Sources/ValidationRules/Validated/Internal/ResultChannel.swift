import Synchronization

/// The present result of a property, and the streams of those who listen.
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
  /// The present result, and every one that is sent from now on.
  func stream() -> AsyncStream<ValidationResult<Value>> {
    let (stream, listener) = AsyncStream<ValidationResult<Value>>.makeStream()
    // Who listens keeps the channel. Its lock is not taken here: who cancels holds the lock of the
    // listener's task, which a yield under the lock of the channel takes too.
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
