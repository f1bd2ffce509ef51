import FormDeclaration

/// A clock that calls back on the main actor without a sleeping task.
///
/// A program advances such a clock, and due calls happen within the call that advances it. The
/// clock for tests conforms to this protocol, so that testing a debounce needs no waiting.
package protocol CallbackClock: Clock where Duration == Swift.Duration {
  /// Calls `action` once after a delay, and returns a closure that cancels the call.
  @MainActor func callBack(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void
}

/// Calls `action` once after a delay on any clock, and returns a closure that cancels the call.
///
/// After a cancellation, `action` isn't called, even if the delay is already over.
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
