import Foundation

/// A thread for work that the system may block, so that nothing else has to wait.
enum DetachedThread {
  /// Runs `body` on a new thread and returns its value, or `nil` if that takes too long.
  ///
  /// In that case, the thread continues and releases the value. A canceled task stops waiting.
  static func value<Value>(
    within limit: Duration, of body: @escaping @Sendable () -> Value
  ) -> Value? {
    let result = Result<Value>()
    Thread.detachNewThread {
      result.value = body()
      result.isReady.signal()
    }
    let deadline = ContinuousClock.now + limit
    while !Task.isCancelled, ContinuousClock.now < deadline {
      if result.isReady.wait(timeout: .now() + .milliseconds(100)) == .success {
        return result.value
      }
    }
    return nil
  }

  /// A value passed from one thread to another, which reads it once it's ready.
  private final class Result<Value>: @unchecked Sendable {
    var value: Value?
    let isReady = DispatchSemaphore(value: 0)
  }
}
