import FormTestSupport
import GenericFormTesting
import Testing

@testable import FormDeclaration
@testable import GenericForm

@MainActor @Suite(.timeLimit(.minutes(10))) struct ValidationCheckTests {
  private struct Offline: Error {}

  private func makeForm(_ check: ValidationCheck<String, String>) -> Form<String> {
    Form("", validation: FormValidation { FieldValidation(\.self, checks: [check]) })
  }

  /// Returns the status once no check is pending.
  private func settled(_ field: Field<String>) async -> FieldStatus? {
    for await status in field.statuses where !status.isPending { return status }
    return nil
  }

  @Test func `blocks, waits 400 ms before it runs and 10 s for its result, by default`() {
    let rule = ValidationCheck<String, String>("Taken") { _ in true }
    #expect(rule.message == "Taken")
    #expect(rule.severity == .error)
    #expect(rule.allowsUnverified == false)
    #expect(rule.debounce == .milliseconds(400))
    #expect(rule.timeout == .seconds(10))
    #expect(rule.blocksSubmit)
    #expect(!rule.asWarning().blocksSubmit)
    let allowed = ValidationCheck<String, String>("Taken", allowsUnverified: true) { _ in true }
    #expect(!allowed.blocksSubmit)
  }

  @Test func `another message or severity changes nothing else`() async {
    let rule = ValidationCheck<String, String>(
      "Taken", debounce: .seconds(1), timeout: nil, allowsUnverified: true
    ) { $0 == "a" }
    for other in [rule.message("Other"), rule.asWarning()] {
      #expect(other.debounce == .seconds(1))
      #expect(other.timeout == nil)
      #expect(other.allowsUnverified)
      #expect(await other.run("a", nil)() == .passed)
      #expect(await other.run("b", nil)() == .failed)
    }
    #expect(rule.message("Other").message == "Other")
    #expect(rule.message("Other").severity == .error)
    #expect(rule.asWarning().message == "Taken")
    #expect(rule.asWarning().severity == .warning)
  }

  @Test func `passes, fails, or couldn't check`() async {
    let rule = ValidationCheck<String, String>("Taken") { name in
      if name.isEmpty { throw Offline() }
      return name == "a"
    }
    #expect(await rule.run("a", nil)() == .passed)
    #expect(await rule.run("b", nil)() == .failed)
    #expect(await rule.run("", nil)() == .unverified)
  }

  @Test func `a result is waited for until the time-out`() async {
    let rule = ValidationCheck<String, String>("Taken", timeout: .seconds(2)) { _ in
      try? await Task.sleep(for: .seconds(60))
      return true
    }
    let clock = ManualClock()
    async let result = rule.result(of: rule.run("a", nil), on: clock)
    #expect(await soon { clock.waiterCount != 0 }, "\(clock.waiterCount)")
    clock.advance(by: .milliseconds(1999))
    #expect(clock.waiterCount == 1)
    clock.advance(by: .milliseconds(1))
    #expect(await result == .unverified)
  }

  @Test func `a result before the time-out counts, and nothing waits any longer`() async {
    let clock = ManualClock()
    for timeout in [Duration.seconds(2), nil] {
      let rule = ValidationCheck<String, String>("Taken", timeout: timeout) { _ in false }
      #expect(await rule.result(of: rule.run("a", nil), on: clock) == .failed)
      #expect(clock.waiterCount == 0)
    }
  }

  @Test func `one that reports on the main actor runs without a live form too`() async {
    let check = ScriptedCheck<String>("Taken")
    let rule: Check<String> = check.check()
    async let result = rule.run("a", nil)()
    #expect(await soon { !check.openValues.isEmpty }, "\(check.openValues)")
    check.answer("a", false)
    #expect(await result == .failed)
  }

  // MARK: - In a live form

  @Test func `reports from another thread`() async {
    let form = makeForm(
      ValidationCheck("Taken", debounce: .zero, timeout: nil) { name in
        await Task.yield()
        return name != "a"
      })
    form.field(\.self).value = "a"
    #expect(form.isPending)
    #expect(await settled(form.field(\.self))?.errors == ["Taken"])
  }

  @Test func `one that throws couldn't check`() async {
    let form = makeForm(ValidationCheck("Taken", debounce: .zero) { _ in throw Offline() })
    form.field(\.self).value = "a"
    let status = await settled(form.field(\.self))
    #expect(status?.checks == .unverified(blocksSubmit: true))
    #expect(status?.errors == [])
  }

  @Test func `the task of an older value is canceled`() async {
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    let form = makeForm(
      ValidationCheck("Taken", debounce: .zero, timeout: nil) { name in
        if name == "b" { return true }
        try? await Task.sleep(for: .seconds(60))
        end.yield(Task.isCancelled)
        return false
      })
    form.field(\.self).value = "a"
    form.field(\.self).value = "b"
    for await isCancelled in ended {
      #expect(isCancelled)
      break
    }
    #expect(await settled(form.field(\.self))?.isVerified == true)
  }

  @Test func `the last of a hundred values checked on other threads counts`() async {
    let form = makeForm(
      ValidationCheck("Taken", debounce: .zero, timeout: nil) { name in
        for _ in 0..<name.count { await Task.yield() }
        return name == "last"
      })
    for number in 0..<100 { form.field(\.self).value = String(number) }
    form.field(\.self).value = "last"
    let status = await settled(form.field(\.self))
    #expect(status?.isVerified == true)
    #expect(status?.errors == [])
  }
}
