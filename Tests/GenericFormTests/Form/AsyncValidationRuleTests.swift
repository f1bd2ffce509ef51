import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct AsyncValidationRuleTests {
  struct Values: Equatable {
    var name = ""
    var other = ""
  }

  let isFree = ScriptedCheck<String>("Taken")
  let isKnown = ScriptedCheck<String>("Unknown")
  let clock = ManualClock()

  private func makeForm(_ checks: [AsyncValidationRule<String>]) -> Form<Values> {
    let validation = FormValidation<Values> {
      FieldValidation(\.name, formatters: [.trimmed], rules: [.maxLength(5)], checks: checks)
    }
    return Form(Values(), validation: validation, timing: .onChange, clock: clock)
  }

  @Test func `is pending from the first key press, debounce included`() {
    let form = makeForm([isFree.rule()])
    form.name = "a"
    #expect(form.field(\.name).isPending && form.isPending && !form.isValid)
    #expect(isFree.values.isEmpty)
  }

  @Test func `asks once after the last key press`() {
    let form = makeForm([isFree.rule()])
    for name in ["a", "ab", "abc"] {
      form.name = name
      clock.advance(by: .milliseconds(399))
    }
    #expect(isFree.values.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(isFree.values == ["abc"])
  }

  @Test func `asks nothing about a value that a rule refuses, or that is absent`() {
    let form = makeForm([isFree.rule()])
    form.name = "abcdef"
    #expect(!form.isPending)
    form.name = ""
    #expect(!form.isPending)
    clock.runOut()
    #expect(isFree.values.isEmpty)
  }

  @Test func `does not ask again about a value that it has answered`() {
    let form = makeForm([isFree.rule()])
    form.name = "a"
    clock.runOut()
    isFree.answer("a", false)
    form.name = "b"
    form.name = "a"
    #expect(!form.isPending)
    #expect(form.field(\.name).errors == ["Taken"])
    #expect(isFree.values == ["a"])
  }

  @Test func `asks again about a value that the server has refused since`() {
    let form = makeForm([isFree.rule()])
    form.name = "a"
    clock.runOut()
    isFree.answer("a", true)
    form.setErrors([\.name: "Taken meanwhile"])
    #expect(form.isValid && !form.field(\.name).isChecked)
    form.name = "b"
    form.name = "a"
    #expect(form.isPending && !form.field(\.name).isChecked)
    clock.runOut()
    #expect(isFree.values == ["a", "a"])
    isFree.answer("a", false)
    #expect(form.field(\.name).errors == ["Taken"])
  }

  @Test func `does not ask again when the formatters make the same of it`() {
    let form = makeForm([isFree.rule()])
    form.name = "a"
    clock.runOut()
    form.name = "a "
    #expect(isFree.values == ["a"])
    #expect(isFree.cancelledValues.isEmpty)
  }

  @Test func `answers in the wrong order leave the newest one standing`() {
    let form = makeForm([isFree.rule()])
    form.name = "a"
    clock.advance(by: .milliseconds(400))
    form.name = "b"
    clock.advance(by: .milliseconds(400))
    isFree.answer("b", true)
    isFree.answer("a", false)
    #expect(form.field(\.name).errors.isEmpty)
    #expect(form.field(\.name).isChecked)
  }

  @Test func `an answer that takes too long is none`() {
    let form = makeForm([isFree.rule(timeout: .seconds(2))])
    form.name = "a"
    clock.advance(by: .milliseconds(2399))
    #expect(form.isPending)
    clock.advance(by: .milliseconds(1))
    #expect(!form.isPending)
    #expect(form.field(\.name).unverified.count == 1)
    #expect(isFree.cancelledValues == ["a"])
    isFree.answer("a", false)
    #expect(form.field(\.name).errors.isEmpty)
  }

  @Test func `a retry asks again`() {
    let form = makeForm([isFree.rule()])
    form.name = "a"
    clock.advance(by: .milliseconds(400))
    isFree.fail("a")
    form.retry(\.name)
    #expect(form.isPending)
    isFree.answer("a", true)
    #expect(form.field(\.name).isChecked && form.isValid)
  }

  @Test func `several checks are asked together, and told in declared order`() {
    let form = makeForm([isFree.rule(), isKnown.rule(debounce: .zero)])
    form.name = "a"
    #expect(isKnown.values == ["a"])
    isKnown.answer("a", false)
    #expect(form.isPending)
    clock.advance(by: .milliseconds(400))
    isFree.answer("a", false)
    #expect(form.field(\.name).errors == ["Taken", "Unknown"])
  }

  @Test func `a check can be advice`() {
    let form = makeForm([isFree.rule().asWarning()])
    form.name = "a"
    clock.advance(by: .milliseconds(400))
    isFree.answer("a", false)
    #expect(form.isValid)
    #expect(form.field(\.name).warnings == ["Taken"])
  }

  // MARK: - Checks that are tasks

  @Test func `a task answers from another thread`() async {
    let form = makeForm([
      AsyncValidationRule("Taken", debounce: .zero) { name in
        await Task.yield()
        return name != "a"
      }
    ])
    form.name = "a"
    #expect(form.isPending)
    for await status in form.statuses(of: \.name) where !status.isPending {
      #expect(status.errors == ["Taken"])
      break
    }
  }

  @Test func `a task that throws could not check`() async {
    struct Offline: Error {}
    let form = makeForm([AsyncValidationRule("Taken", debounce: .zero) { _ in throw Offline() }])
    form.name = "a"
    for await status in form.statuses(of: \.name) where !status.isPending {
      #expect(status.unverified.count == 1)
      break
    }
  }

  @Test func `a task of an older value is cancelled`() async {
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    let form = makeForm([
      AsyncValidationRule("Taken", debounce: .zero, timeout: nil) { name in
        if name == "b" { return true }
        while !Task.isCancelled { await Task.yield() }
        end.yield(Task.isCancelled)
        return false
      }
    ])
    form.name = "a"
    form.name = "b"
    for await isCancelled in ended {
      #expect(isCancelled)
      break
    }
    for await status in form.statuses(of: \.name) where !status.isPending {
      #expect(status.isChecked)
      break
    }
  }

  @Test func `a hundred values answered from other threads leave the last one standing`() async {
    let form = makeForm([
      AsyncValidationRule("Taken", debounce: .zero) { name in
        for _ in 0..<(name.count) { await Task.yield() }
        return name == "last"
      }
    ])
    for number in 0..<100 { form.name = String(number) }
    form.name = "last"
    for await status in form.statuses(of: \.name) where !status.isPending {
      #expect(status.isChecked && status.errors.isEmpty)
      break
    }
  }

  // MARK: - Without a live form

  @Test func `a validation asks its checks of a state, on a server`() async {
    let validation = FormValidation<Values> {
      FieldValidation(
        \.name, rules: [.maxLength(5).message("Long")],
        checks: [AsyncValidationRule("Taken") { $0 != "a" }])
      FieldValidation(
        \.other, checks: [AsyncValidationRule("Unknown") { _ in throw CancellationError() }])
    }
    let taken = await validation.check(Values(name: "a"))
    #expect(taken.messages == ["Taken"])
    #expect(await validation.check(Values(name: "b")).isValid)
    #expect(await validation.check(Values(name: "abcdef")).messages == ["Long"])
    let unverified = await validation.check(Values(name: "b", other: "x"))
    #expect(unverified.faults.map(\.reason) == [.unverified])
  }

  @Test func `a check without a live form ends at its time-out`() async {
    let validation = FormValidation<Values> {
      FieldValidation(
        \.name,
        checks: [
          AsyncValidationRule("Taken", timeout: .zero) { _ in
            while !Task.isCancelled { await Task.yield() }
            return true
          }
        ])
    }
    let verdict = await validation.check(Values(name: "a"))
    #expect(verdict.faults.map(\.reason) == [.unverified])
  }
}
