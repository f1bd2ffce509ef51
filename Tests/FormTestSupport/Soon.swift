/// Waits until a condition holds; returns whether it does after ten seconds and a thousand looks.
///
/// It sleeps between two looks, so that whatever it waits for gets a thread. The looks are counted
/// because other tests may keep the actor busy for longer than the ten seconds.
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
