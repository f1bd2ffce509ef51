import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite struct ScriptedCheckTests {
  private let check = ScriptedCheck<String>("Taken")

  /// Runs the check on a value, and returns a closure that cancels it.
  private func run(_ value: String, _ report: @escaping @MainActor (CheckResult) -> Void = { _ in })
    -> () -> Void
  {
    (check.check() as Check<String>).start(value, nil, report)
  }

  @Test func `records the values that it runs on, and which are unanswered`() {
    _ = run("a")
    let cancel = run("b")
    _ = run("a")
    #expect(check.values == ["a", "b", "a"])
    #expect(check.openValues == ["a", "b", "a"])
    cancel()
    #expect(check.openValues == ["a", "a"])
    #expect(check.cancelledValues == ["b"])
    check.answer("a", true)
    #expect(check.openValues == ["a"])
    #expect(check.values.count == 3)
  }

  @Test func `gives each result to the oldest unanswered run on its value`() {
    var results: [String] = []
    for name in ["first", "second"] { _ = run("a") { results.append("\(name) \($0)") } }
    check.answer("b", true)
    check.answer("a", true)
    check.answer("a", false)
    check.answer("a", true)
    #expect(results == ["first passed", "second failed"])
  }

  @Test func `a failure to check isn't a result`() {
    var results: [CheckResult] = []
    _ = run("a") { results.append($0) }
    check.fail("a")
    #expect(results == [.unverified])
    #expect(check.openValues == [])
  }

  @Test func `a canceled run can still report, like a late result`() {
    var results: [CheckResult] = []
    let cancel = run("a") { results.append($0) }
    cancel()
    check.answer("a", false)
    #expect(results == [.failed])
    #expect(check.cancelledValues == ["a"])
  }

  @Test func `a finished run isn't canceled`() {
    let cancel = run("a")
    check.answer("a", true)
    cancel()
    #expect(check.cancelledValues == [])
  }

  @Test func `its rule can be given to a form`() {
    let rule: Check<String> = check.check(
      severity: .warning, debounce: .seconds(1), timeout: nil, allowsUnverified: true)
    #expect(rule.message == "Taken")
    #expect(rule.severity == .warning)
    #expect(rule.timeout == nil)
    #expect(rule.debounce == .seconds(1))
    #expect(rule.allowsUnverified)
    let plain: Check<String> = check.check()
    #expect(plain.severity == .error)
    #expect(plain.allowsUnverified == false)
    #expect(plain.debounce == .milliseconds(400))
    #expect(plain.timeout == .seconds(10))
  }
}
