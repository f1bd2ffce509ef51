import GenericForm
private import Synchronization

/// A clock that stands still until a test turns it.
///
/// What a form waits for on it happens while it is turned, there and then: a test needs no
/// waiting of its own.
///
/// ```swift
/// let clock = ManualClock()
/// let form = Form(Account(), validation: signUp, clock: clock)
/// form.username = "mei"
/// clock.advance(by: .milliseconds(400))  // the check of the name has started
/// ```
public final class ManualClock: Clock {
  /// A moment on this clock: how far it was turned.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// The moment so much later.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    /// How much later the other moment is.
    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    /// Whether one moment is before another.
    public static func < (left: Self, right: Self) -> Bool {
      left.offset < right.offset
    }
  }

  private struct Alarm {
    let deadline: Duration
    let id: Int
    let action: Action
  }

  private enum Action {
    case call(@Sendable @MainActor () -> Void)
    case resume(CheckedContinuation<Void, any Error>)
  }

  private struct Face {
    var offset = Duration.zero
    var nextID = 0
    var alarms: [Alarm] = []
  }

  private let face = Mutex(Face())

  /// A clock that shows zero.
  public init() {}

  /// How far the clock was turned.
  public var now: Instant { Instant(offset: face.withLock(\.offset)) }

  /// The least step of the clock: any.
  public var minimumResolution: Duration { .zero }

  /// How many are waiting for the clock.
  public var waiterCount: Int { face.withLock(\.alarms.count) }

  /// Turns the clock; what waits for a moment on the way happens, in the order of the moments.
  @MainActor public func advance(by duration: Duration) {
    let end = now.offset + duration
    while let alarm = takeNext(until: end) { ring(alarm) }
    face.withLock { $0.offset = end }
  }

  /// Turns the clock to the last moment that anyone waits for now.
  @MainActor public func runOut() {
    let last = face.withLock { face in face.alarms.map(\.deadline).max() ?? face.offset }
    advance(by: max(last - now.offset, .zero))
  }

  /// Waits until the clock was turned to a moment.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = makeID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = face.withLock { face in
          guard deadline.offset > face.offset else { return true }
          face.alarms.append(
            Alarm(deadline: deadline.offset, id: id, action: .resume(continuation)))
          return false
        }
        if isOver {
          continuation.resume()
        } else if Task.isCancelled {
          cancel(id)
        }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func makeID() -> Int {
    face.withLock { face in
      face.nextID += 1
      return face.nextID
    }
  }

  private func cancel(_ id: Int) {
    if case .resume(let continuation) = take(id)?.action {
      continuation.resume(throwing: CancellationError())
    }
  }

  private func take(_ id: Int) -> Alarm? {
    face.withLock { face in
      face.alarms.firstIndex { $0.id == id }.map { face.alarms.remove(at: $0) }
    }
  }

  private func takeNext(until end: Duration) -> Alarm? {
    face.withLock { face in
      let due = face.alarms.indices.filter { face.alarms[$0].deadline <= end }
      let next = due.min { left, right in
        let (left, right) = (face.alarms[left], face.alarms[right])
        return (left.deadline, left.id) < (right.deadline, right.id)
      }
      guard let next else { return nil }
      let alarm = face.alarms.remove(at: next)
      face.offset = max(face.offset, alarm.deadline)
      return alarm
    }
  }

  @MainActor private func ring(_ alarm: Alarm) {
    switch alarm.action {
    case .call(let action): action()
    case .resume(let continuation): continuation.resume()
    }
  }
}

extension ManualClock: CallbackClock {
  @MainActor package func callBack(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let id = makeID()
    face.withLock { face in
      face.alarms.append(Alarm(deadline: face.offset + delay, id: id, action: .call(action)))
    }
    return { [weak self] in _ = self?.take(id) }
  }
}
