import GenericFormTesting
import Testing

@testable import GenericForm

/// Stored results for earlier values.
@MainActor @Suite struct FieldCheckResultsTests {
  private let script = ScriptedCheck<String>("Taken")
  private let clock = ManualClock()

  private func makeCheck() -> FieldCheck<Void, String> {
    FieldCheck(script.check(debounce: .zero), traits: ValueTraits(), clock: clock) {}
  }

  @Test func `the result for an earlier value is remembered, unless there was none`() {
    let check = makeCheck()
    for (value, passes) in [("a", true), ("b", false)] {
      check.schedule(value, reading: nil)
      script.answer(value, passes)
    }
    check.schedule("c", reading: nil)
    script.fail("c")
    check.schedule("a", reading: nil)
    #expect(check.result == .passed)
    check.schedule("b", reading: nil)
    #expect(check.result == .failed)
    #expect(script.values == ["a", "b", "c"])
    check.schedule("c", reading: nil)
    #expect(check.isPending)
    #expect(script.values == ["a", "b", "c", "c"])
  }

  @Test func `an initial value gets its remembered result`() {
    let check = makeCheck()
    check.schedule("a", reading: nil)
    script.answer("a", false)
    check.setInitial("a", reading: nil)
    check.flush(isRetrying: false)
    #expect(check.result == .failed)
    #expect(script.values == ["a"])
  }

  @Test func `a result that arrives after a forget isn't remembered`() {
    let check = makeCheck()
    check.schedule("a", reading: nil)
    check.forgetResult()
    script.answer("a", true)
    #expect(check.result == .passed)
    check.schedule("b", reading: nil)
    script.answer("b", true)
    check.schedule("a", reading: nil)
    #expect(check.isPending)
    #expect(script.values == ["a", "b", "a"])
  }

  @Test func `64 results are remembered, the oldest forgotten first`() {
    let check = makeCheck()
    for number in 0...64 {
      check.schedule(String(number), reading: nil)
      script.answer(String(number), true)
    }
    check.schedule("1", reading: nil)
    #expect(!check.isPending)
    check.schedule("0", reading: nil)
    #expect(check.isPending)
  }

  @Test func `a result can be forgotten, one or all`() {
    let check = makeCheck()
    for value in ["a", "b"] {
      check.schedule(value, reading: nil)
      script.answer(value, true)
    }
    check.forgetResult()
    check.schedule("a", reading: nil)
    #expect(!check.isPending)
    check.schedule("b", reading: nil)
    #expect(check.isPending)
    script.answer("b", true)
    check.reset()
    #expect(!check.applies)
    check.schedule("a", reading: nil)
    #expect(check.isPending)
  }

  @Test func `values that can't be compared are checked each time`() {
    struct Plain: Sendable {}
    final class Runs { var count = 0 }
    let runs = Runs()
    let rule = Check<Plain>(
      "No", severity: .error, debounce: .zero, timeout: nil, allowsUnverified: false
    ) { _, report in
      runs.count += 1
      report(.passed)
      return {}
    }
    let check = FieldCheck(rule, traits: ValueTraits(), clock: clock) {}
    check.schedule(Plain(), reading: nil)
    #expect(check.result == .passed)
    check.schedule(Plain(), reading: nil)
    #expect(runs.count == 2)
    #expect(check.result == .passed)
  }
}
