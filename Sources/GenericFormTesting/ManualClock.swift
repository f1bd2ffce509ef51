private import Foundation
import GenericForm

/// A clock that stands still until a test advances it.
///
/// Due calls happen within the call that advances the clock, so a test needn't wait.
///
/// ```swift
/// let clock = ManualClock()
/// let form = Form(Account(), validation: signUp, clock: clock)
/// form.username = "mei"
/// clock.advance(by: .milliseconds(400))  // the check of the name has started
/// ```
///
/// Unchecked, because a lock guards all mutable state. It isn't a `Mutex`, because the thread
/// sanitizer doesn't know it on Linux and reports a race between any two threads that use one.
public final class ManualClock: Clock, @unchecked Sendable {
  /// A moment on this clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let offset: Duration

    /// Returns the moment that is later by a duration.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    /// Returns the duration from this moment to another.
    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    /// Returns whether one moment is before another.
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

  private let lock = NSLock()
  private var guarded = Face()

  /// Creates a clock at zero.
  public init() {}

  /// The current moment.
  public var now: Instant { Instant(offset: withFace(\.offset)) }

  /// The minimum resolution, which is zero because you can advance the clock by any duration.
  public var minimumResolution: Duration { .zero }

  /// The number of sleeps and calls that wait for the clock.
  public var waiterCount: Int { withFace(\.alarms.count) }

  /// Advances the clock, and makes due calls in chronological order.
  @MainActor public func advance(by duration: Duration) {
    let end = now.offset + duration
    while let alarm = takeNext(until: end) { ring(alarm) }
    withFace { $0.offset = end }
  }

  /// Advances the clock to the last moment that anything currently waits for.
  @MainActor public func runOut() {
    let last = withFace { face in face.alarms.map(\.deadline).max() ?? face.offset }
    advance(by: max(last - now.offset, .zero))
  }

  /// Waits until the clock is advanced to a moment.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = makeID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = withFace { face in
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

  /// Reads or changes the clock, one thread at a time.
  private func withFace<Result>(_ body: (inout Face) -> Result) -> Result {
    lock.withLock { body(&guarded) }
  }

  private func makeID() -> Int {
    withFace { face in
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
    withFace { face in
      face.alarms.firstIndex { $0.id == id }.map { face.alarms.remove(at: $0) }
    }
  }

  private func takeNext(until end: Duration) -> Alarm? {
    withFace { face in
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
    withFace { face in
      face.alarms.append(Alarm(deadline: face.offset + delay, id: id, action: .call(action)))
    }
    return { [weak self] in _ = self?.take(id) }
  }
}
