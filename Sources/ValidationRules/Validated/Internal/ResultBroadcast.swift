import Synchronization

/// Tells everyone who listens what the verdict on one variable is, now and at each change.
///
/// Nothing is sent twice or out of order to one listener; a listener may be on any thread.
final class ResultBroadcast<Value: Sendable>: Sendable {
  private final class Listener: Sendable {
    let continuation: AsyncStream<ValidationResult<Value>>.Continuation
    private let isGone = Atomic(false)

    init(_ continuation: AsyncStream<ValidationResult<Value>>.Continuation) {
      self.continuation = continuation
    }

    var isThere: Bool { !isGone.load(ordering: .relaxed) }

    func leave() { isGone.store(true, ordering: .relaxed) }
  }

  private struct State {
    var present: ValidationResult<Value>
    var listeners: [Listener] = []
    var isOver = false
    var heirs = Heirs()

    /// The broadcast that has this one among its heirs.
    weak var ancestor: ResultBroadcast?

    mutating func forgetThoseWhoLeft() { listeners.removeAll { !$0.isThere } }
  }

  private let state: Mutex<State>

  /// Tells earlier broadcasts from later ones.
  private let number = broadcastCount.wrappingAdd(1, ordering: .relaxed).newValue

  init(_ present: ValidationResult<Value>) {
    state = Mutex(State(present: present))
  }

  deinit {
    let (ancestor, heirs) = state.withLock { ($0.ancestor, $0.heirs) }
    for heir in heirs.latestFirst { heir.state.withLock { $0.ancestor = ancestor } }
    ancestor?.state.withLock { $0.heirs.replace(number, by: heirs) }
  }
}

extension ResultBroadcast {
  /// Makes `result` the present one; only where it `isAnnounced` do listeners hear of it.
  func update(_ result: ValidationResult<Value>, isAnnounced: Bool) {
    state.withLock { state in
      state.present = result
      state.forgetThoseWhoLeft()
      if isAnnounced { for listener in state.listeners { listener.continuation.yield(result) } }
    }
  }

  /// The present result, and every one that is announced from now on.
  func stream() -> AsyncStream<ValidationResult<Value>> {
    let (stream, continuation) = AsyncStream<ValidationResult<Value>>.makeStream()
    let listener = Listener(continuation)
    // Who cancels holds the lock of the listener's task, which a yield under our lock takes too:
    // to take ours here would be a deadlock.
    continuation.onTermination = { _ in listener.leave() }
    add([listener])
    return stream
  }

  /// Names a broadcast to which the listeners may go when this one is over.
  func isFollowed(by heir: ResultBroadcast) {
    state.withLock { $0.heirs.add(heir, heir.number) }
    heir.state.withLock { $0.ancestor = self }
  }

  /// Ends this broadcast: its listeners go to the latest heir that goes on, or hear the end.
  func end() {
    let listeners = state.withLock { state in
      state.isOver = true
      defer { state.listeners = [] }
      return state.listeners
    }
    passOn(listeners)
  }
}

extension ResultBroadcast {
  private func add(_ listeners: [Listener]) {
    let isOver = state.withLock { state in
      state.forgetThoseWhoLeft()
      for listener in listeners { listener.continuation.yield(state.present) }
      if !state.isOver { state.listeners += listeners }
      return state.isOver
    }
    if isOver { passOn(listeners) }
  }

  private func passOn(_ listeners: [Listener]) {
    guard !listeners.isEmpty else { return }
    if let successor {
      successor.add(listeners)
    } else {
      for listener in listeners { listener.continuation.finish() }
    }
  }

  /// The latest of the heirs, and of theirs, that is not over.
  private var successor: ResultBroadcast? {
    for heir in state.withLock({ $0.heirs }).latestFirst {
      if heir.state.withLock({ !$0.isOver }) { return heir }
      if let successor = heir.successor { return successor }
    }
    return nil
  }
}

extension ResultBroadcast {
  /// Broadcasts by their numbers, none of which is kept alive by this.
  private struct Heirs {
    private struct Heir {
      weak var broadcast: ResultBroadcast?
    }

    private var heirs: [Int: Heir] = [:]

    /// Those that are still there.
    var latestFirst: [ResultBroadcast] {
      heirs.keys.sorted(by: >).compactMap { heirs[$0]?.broadcast }
    }

    mutating func add(_ heir: ResultBroadcast, _ number: Int) {
      heirs[number] = Heir(broadcast: heir)
    }

    /// Puts the heirs of one that is gone in its place.
    mutating func replace(_ number: Int, by others: Self) {
      heirs[number] = nil
      heirs.merge(others.heirs) { heir, _ in heir }
    }
  }
}

private let broadcastCount = Atomic(0)
