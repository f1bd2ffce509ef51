/// A clock that calls back on the main actor by itself, without a task that sleeps.
///
/// Such a clock is advanced by a program, and what is due happens in that call. The clock that a
/// test advances is one, so that a test of a debounce need not wait.
package protocol CallbackClock: Clock where Duration == Swift.Duration {
  /// Calls `action` once after a delay; returns what cancels the call.
  @MainActor func callBack(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}

/// Calls `action` once after a delay on any clock; returns what cancels the call.
///
/// After a cancellation `action` is not called, even if the delay is over already.
@MainActor package func callBack(
  after delay: Duration, on clock: any Clock<Duration>,
  _ action: @escaping @MainActor () -> Void
) -> @MainActor () -> Void {
  if let clock = clock as? any CallbackClock { return clock.callBack(after: delay, action) }
  let task = Task { @MainActor in
    do {
      try await clock.sleep(for: delay)
    } catch {
      return
    }
    if !Task.isCancelled { action() }
  }
  return { task.cancel() }
}
