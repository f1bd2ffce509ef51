/// Waits until a condition holds, for ten seconds at most; returns whether it does.
///
/// It sleeps between two looks, so that whatever it waits for gets a thread.
package func soon(
  isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
) async -> Bool {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(10)
  while !condition() {
    guard clock.now < end else { return false }
    try? await clock.sleep(for: .milliseconds(1))
  }
  return true
}
