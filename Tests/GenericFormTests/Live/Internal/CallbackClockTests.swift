import FormTestSupport
import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite(.timeLimit(.minutes(10))) struct CallbackClockTests {
  private final class Calls { var count = 0 }

  /// A clock that only sleeps.
  private struct SleepingClock: Clock {
    let clock: ManualClock

    var now: ManualClock.Instant { clock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }
  }

  private let manual = ManualClock()
  private let calls = Calls()

  private func callBackSoon(on clock: any Clock<Duration>) -> () -> Void {
    callBack(after: .seconds(1), on: clock) { [calls] in calls.count += 1 }
  }

  @Test func `a clock that calls back does so when it is advanced, without a task`() {
    _ = callBackSoon(on: manual)
    #expect(manual.waiterCount == 1)
    manual.advance(by: .milliseconds(999))
    #expect(calls.count == 0)
    manual.advance(by: .milliseconds(1))
    #expect(calls.count == 1)
    #expect(manual.waiterCount == 0)
    manual.advance(by: .seconds(1))
    #expect(calls.count == 1)
  }

  @Test func `a canceled call never happens`() {
    let cancel = callBackSoon(on: manual)
    cancel()
    #expect(manual.waiterCount == 0)
    manual.advance(by: .seconds(1))
    cancel()
    #expect(calls.count == 0)
  }

  @Test func `any other clock sleeps first`() async {
    _ = callBackSoon(on: SleepingClock(clock: manual))
    #expect(await soon { manual.waiterCount != 0 }, "\(manual.waiterCount)")
    #expect(calls.count == 0)
    manual.advance(by: .seconds(1))
    #expect(await soon { calls.count != 0 }, "\(calls.count)")
    #expect(calls.count == 1)
  }

  @Test func `a canceled sleep calls nothing`() async {
    let cancel = callBackSoon(on: SleepingClock(clock: manual))
    #expect(await soon { manual.waiterCount != 0 }, "\(manual.waiterCount)")
    cancel()
    #expect(manual.waiterCount == 0)
    for _ in 0..<100 { await Task.yield() }
    #expect(calls.count == 0)
  }

  @Test func `a call canceled between the sleep and the call never happens`() async {
    let cancel = callBackSoon(on: SleepingClock(clock: manual))
    #expect(await soon { manual.waiterCount != 0 }, "\(manual.waiterCount)")
    manual.advance(by: .seconds(1))
    cancel()
    for _ in 0..<100 { await Task.yield() }
    #expect(calls.count == 0)
  }
}
