import FormTestSupport
import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite(.timeLimit(.minutes(10))) struct ManualClockTests {
  private final class Log { var entries: [String] = [] }

  let clock = ManualClock()

  @Test func `doesn't move until it is advanced`() {
    #expect(clock.now.offset == .zero)
    #expect(clock.minimumResolution == .zero)
    clock.advance(by: .seconds(3))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `its instants are ordered and have durations between them`() {
    let start = clock.now
    let later = start.advanced(by: .seconds(2))
    #expect(start < later)
    #expect(!(later < start))
    #expect(!(start < start))
    #expect(start.duration(to: later) == .seconds(2))
    #expect(later.duration(to: start) == .seconds(-2))
  }

  @Test func `wakes only sleeps that are due`() async throws {
    let early = Task { try await clock.sleep(for: .seconds(1)) }
    let late = Task { try await clock.sleep(for: .seconds(2)) }
    #expect(await soon { clock.waiterCount >= 2 }, "\(clock.waiterCount)")
    clock.advance(by: .milliseconds(1500))
    try await early.value
    #expect(clock.waiterCount == 1)
    clock.runOut()
    try await late.value
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `forgets a canceled sleep`() async {
    let sleep = Task { try await clock.sleep(for: .seconds(1)) }
    #expect(await soon { clock.waiterCount >= 1 }, "\(clock.waiterCount)")
    sleep.cancel()
    await #expect(throws: CancellationError.self) { try await sleep.value }
    #expect(clock.waiterCount == 0)
  }

  @Test func `doesn't sleep in a canceled task`() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let sleep = Task { [clock] in
      for await _ in gate {}
      try await clock.sleep(for: .seconds(1))
    }
    sleep.cancel()
    opener.finish()
    await #expect(throws: CancellationError.self) { try await sleep.value }
    #expect(clock.waiterCount == 0)
  }

  @Test func `doesn't sleep until a time that has passed`() async throws {
    clock.advance(by: .seconds(1))
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
    try await clock.sleep(until: clock.now)
  }

  @Test func `calls back in order of time, and in order of request at the same time`() {
    let log = Log()
    for (seconds, name) in [(3, "c"), (1, "a"), (2, "b1"), (2, "b2"), (4, "d")] {
      _ = clock.callBack(after: .seconds(seconds)) { [clock] in
        log.entries.append("\(name)\(clock.now.offset.components.seconds)")
      }
    }
    clock.advance(by: .seconds(3))
    #expect(log.entries == ["a1", "b12", "b22", "c3"])
    #expect(clock.waiterCount == 1)
    #expect(clock.now.offset == .seconds(3))
    clock.runOut()
    #expect(log.entries.last == "d4")
    clock.runOut()
    #expect(clock.now.offset == .seconds(4))
  }

  @Test func `calls that become due in a callback happen in the same advance`() {
    let log = Log()
    _ = clock.callBack(after: .seconds(1)) { [clock] in
      _ = clock.callBack(after: .seconds(1)) { log.entries.append("second") }
      _ = clock.callBack(after: .zero) { log.entries.append("first") }
    }
    clock.advance(by: .seconds(2))
    #expect(log.entries == ["first", "second"])
  }

  @Test func `a canceled callback isn't called`() {
    let log = Log()
    let cancel = clock.callBack(after: .seconds(1)) { log.entries.append("a") }
    _ = clock.callBack(after: .seconds(1)) { log.entries.append("b") }
    cancel()
    clock.runOut()
    #expect(log.entries == ["b"])
  }
}
