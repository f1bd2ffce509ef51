import GenericFormTesting
import Synchronization
import Testing

@testable import GenericForm

@MainActor @Suite struct FieldCheckTests {
  private let script = ScriptedCheck<String>("Taken")
  private let clock = ManualClock()
  private let reports = Counter()

  private final class Counter { var count = 0 }

  private func makeCheck(
    debounce: Duration = .milliseconds(400), timeout: Duration? = .seconds(2)
  ) -> FieldCheck<Void, String> {
    FieldCheck(
      script.check(debounce: debounce, timeout: timeout), traits: ValueTraits(), clock: clock
    ) { [reports] in reports.count += 1 }
  }

  @Test func `applies from the first value until the value is removed`() {
    let check = makeCheck()
    #expect(!check.applies)
    #expect(!check.isPending)
    #expect(check.result == nil)
    check.schedule("a", reading: nil)
    #expect(check.applies)
    #expect(check.isPending)
    check.removeValue()
    #expect(!check.applies)
    #expect(!check.isPending)
    #expect(clock.waiterCount == 0)
    check.flush(isRetrying: true)
    #expect(script.values == [])
  }

  @Test func `runs once the value has stayed unchanged, and then once`() {
    let check = makeCheck()
    for value in ["a", "ab", "abc"] {
      check.schedule(value, reading: nil)
      clock.advance(by: .milliseconds(399))
      check.schedule(value, reading: nil)
    }
    #expect(script.values == [])
    #expect(check.isPending)
    clock.advance(by: .milliseconds(1))
    #expect(script.values == ["abc"])
    #expect(check.isPending)
    check.schedule("abc", reading: nil)
    check.flush(isRetrying: true)
    #expect(script.values == ["abc"])
    #expect(script.cancelledValues == [])
    script.answer("abc", false)
    #expect(check.result == .failed)
    #expect(!check.isPending)
    #expect(reports.count == 1)
    #expect(clock.waiterCount == 0)
  }

  @Test func `creates the message once, when the check fails`() {
    let made = Mutex(0)
    var rule: Check<String> = script.check(debounce: .zero)
    rule.explanation = { name in
      {
        made.withLock { $0 += 1 }
        return ValidationMessage("Taken: \(name)")
      }
    }
    let check = FieldCheck(rule, traits: ValueTraits(), clock: clock) {}
    check.schedule("a", reading: nil)
    #expect(check.failure == nil)
    #expect(made.withLock(\.self) == 0)
    script.answer("a", false)
    #expect((0..<3).allSatisfy { _ in check.failure == "Taken: a" })
    #expect(made.withLock(\.self) == 1)
    check.schedule("b", reading: nil)
    script.answer("b", true)
    #expect(check.failure == nil)
    #expect(made.withLock(\.self) == 1)
  }

  @Test func `without a debounce it runs immediately`() {
    let check = makeCheck(debounce: .zero)
    check.schedule("a", reading: nil)
    #expect(script.values == ["a"])
  }

  @Test func `an initial value isn't checked before a flush`() {
    let check = makeCheck()
    check.schedule("b", reading: nil)
    check.setInitial("a", reading: nil)
    clock.runOut()
    #expect(check.applies)
    #expect(!check.isPending)
    #expect(script.values == [])
    check.schedule("a", reading: nil)
    #expect(!check.isPending)
    check.flush(isRetrying: false)
    #expect(script.values == ["a"])
  }

  @Test func `a flush ends the debounce`() {
    let check = makeCheck()
    check.schedule("a", reading: nil)
    check.flush(isRetrying: false)
    #expect(script.values == ["a"])
    #expect(clock.waiterCount == 1)
    clock.advance(by: .milliseconds(400))
    #expect(script.values == ["a"])
  }

  @Test func `a flush after a result does nothing, and one without a result retries`() {
    let check = makeCheck(debounce: .zero)
    check.schedule("a", reading: nil)
    script.fail("a")
    #expect(check.result == .unverified)
    check.flush(isRetrying: false)
    #expect(check.result == .unverified)
    #expect(script.values == ["a"])
    check.flush(isRetrying: true)
    #expect(check.isPending)
    #expect(script.values == ["a", "a"])
    script.answer("a", true)
    check.flush(isRetrying: true)
    #expect(check.result == .passed)
    #expect(script.values == ["a", "a"])
    check.schedule("b", reading: nil)
    script.answer("b", false)
    check.flush(isRetrying: true)
    #expect(check.result == .failed)
    #expect(script.values.count == 3)
  }

  @Test func `results in the wrong order leave the newest one`() {
    let check = makeCheck(debounce: .zero)
    check.schedule("a", reading: nil)
    check.schedule("b", reading: nil)
    #expect(script.cancelledValues == ["a"])
    script.answer("a", false)
    #expect(check.isPending)
    #expect(reports.count == 0)
    script.answer("b", true)
    script.answer("a", false)
    #expect(check.result == .passed)
    #expect(reports.count == 1)
  }

  @Test func `a result that takes too long counts as unavailable`() {
    let check = makeCheck(debounce: .zero)
    check.schedule("a", reading: nil)
    clock.advance(by: .milliseconds(1999))
    #expect(check.isPending)
    clock.advance(by: .milliseconds(1))
    #expect(check.result == .unverified)
    #expect(script.cancelledValues == ["a"])
    #expect(reports.count == 1)
    script.answer("a", false)
    #expect(check.result == .unverified)
    #expect(reports.count == 1)
  }

  @Test func `without a time-out it waits indefinitely`() {
    let check = makeCheck(debounce: .zero, timeout: nil)
    check.schedule("a", reading: nil)
    #expect(clock.waiterCount == 0)
    clock.advance(by: .seconds(1_000_000))
    #expect(check.isPending)
  }

  @Test func `due and running checks are canceled with it`() {
    for debounce in [Duration.zero, .seconds(1)] {
      var check: FieldCheck<Void, String>? = makeCheck(debounce: debounce)
      check?.schedule("a", reading: nil)
      #expect(clock.waiterCount == 1)
      check = nil
      #expect(clock.waiterCount == 0)
    }
    #expect(script.cancelledValues == ["a"])
    script.answer("a", true)
    #expect(reports.count == 0)
  }
}
