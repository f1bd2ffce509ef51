import GenericFormTesting
import Testing

@MainActor @Suite struct ManualClockTests {
  let clock = ManualClock()

  @Test func `stands still until it is turned`() {
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `wakes who slept long enough, and nobody else`() async throws {
    let early = Task { try await clock.sleep(for: .seconds(1)) }
    let late = Task { try await clock.sleep(for: .seconds(2)) }
    while clock.waiterCount < 2 { await Task.yield() }
    clock.advance(by: .milliseconds(1500))
    try await early.value
    #expect(clock.waiterCount == 1)
    clock.runOut()
    try await late.value
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `lets go of a sleep that is cancelled`() async {
    let sleep = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.waiterCount < 1 { await Task.yield() }
    sleep.cancel()
    await #expect(throws: CancellationError.self) { try await sleep.value }
    #expect(clock.waiterCount == 0)
  }

  @Test func `does not sleep until a moment that is over`() async throws {
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
  }
}
