/// Waits until a condition holds, and returns whether it does within ten seconds and a thousand
/// attempts.
///
/// It sleeps between attempts, so that the code it waits for gets a thread. Attempts are counted
/// because other tests may keep the actor busy for longer than ten seconds.
package func soon(
  isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
) async -> Bool {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(10)
  var looks = 0
  while !condition() {
    looks += 1
    if looks > 1_000, clock.now > end { return false }
    try? await clock.sleep(for: .milliseconds(1))
  }
  return true
}
