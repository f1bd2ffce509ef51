/// A clock that calls back on the main actor by itself, without a task that sleeps.
///
/// Such a clock is turned in one place, and what it is turned past happens there and then.
package protocol CallbackClock: Clock where Duration == Swift.Duration {
  /// Calls `action` once so much time has passed; gives what takes that back.
  @MainActor func callBack(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}

/// Calls `action` once so much time has passed on a clock of any kind.
@MainActor func callBack(
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
