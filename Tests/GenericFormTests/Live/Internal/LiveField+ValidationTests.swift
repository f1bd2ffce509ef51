import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite struct LiveFieldValidationTests {
  struct Values: Equatable {
    var name = ""
    var other = ""
    var isOpen = true
  }

  private let isFree = ScriptedCheck<String>("Taken")
  private let isKnown = ScriptedCheck<String>("Unknown")
  private let clock = ManualClock()

  private func makeForm(
    _ checks: [ValidationCheck<Values, String>], name: String = ""
  ) -> Form<Values> {
    Form(Values(name: name), timing: .onChange, clock: clock) {
      FieldValidation(
        \.name, formatters: [.trimmed],
        rules: [.maxLength(5).message("Long"), .containsLetter.message("Letter").asWarning()],
        checks: checks, when: { $0.isOpen })
    }
  }

  @Test func `is pending from the first key press, including the debounce`() {
    let form = makeForm([isFree.check()])
    form.name = "a"
    #expect(form.field(\.name).status.isPending)
    #expect(form.isPending)
    #expect(!form.isValid)
    #expect(isFree.values.isEmpty)
  }

  @Test func `checks neither a value that a rule fails nor an absent one`() {
    let form = makeForm([isFree.check()])
    form.name = "abcdef"
    #expect(!form.isPending)
    #expect(form.field(\.name).status.checks == .none)
    form.name = ""
    #expect(!form.isPending)
    clock.runOut()
    #expect(isFree.values.isEmpty)
  }

  @Test func `an initial value isn't checked before a submit or a change`() {
    let form = makeForm([isFree.check()], name: "a")
    #expect(!form.isPending)
    #expect(form.field(\.name).status.checks == .none)
    form.name = "b"
    form.name = "a"
    #expect(form.isPending)
  }

  @Test func `checks once if formatters produce the same value`() {
    let form = makeForm([isFree.check()])
    form.name = "a"
    clock.runOut()
    form.name = "a "
    #expect(isFree.values == ["a"])
    #expect(isFree.cancelledValues.isEmpty)
  }

  @Test func `several checks run together, and report in declared order`() {
    let form = makeForm([isFree.check(), isKnown.check(debounce: .zero)])
    form.name = "a"
    #expect(isKnown.values == ["a"])
    isKnown.answer("a", false)
    #expect(form.isPending)
    clock.advance(by: .milliseconds(400))
    isFree.answer("a", false)
    #expect(form.field(\.name).status.shownErrors == ["Taken", "Unknown"])
    #expect(form.field(\.name).status.checks == .failed)
  }

  @Test func `is verified once every check passed`() {
    let form = makeForm([isFree.check(debounce: .zero), isKnown.check(debounce: .zero)])
    form.name = "a"
    isFree.answer("a", true)
    #expect(form.field(\.name).status.checks == .pending)
    isKnown.answer("a", true)
    #expect(form.field(\.name).status.isVerified)
  }

  @Test func `one check without a result is shown before one that failed`() {
    let form = makeForm([isFree.check(debounce: .zero), isKnown.check(debounce: .zero)])
    form.name = "a"
    isFree.fail("a")
    isKnown.answer("a", false)
    let status = form.field(\.name).status
    #expect(status.checks == .unverified(blocksSubmit: true))
    #expect(status.errors == ["Unknown"])
  }

  @Test func `a check that doesn't need a result doesn't block, nor does a warning`() {
    let form = makeForm([
      isFree.check(debounce: .zero, allowsUnverified: true),
      isKnown.check(debounce: .zero).asWarning(),
    ])
    form.name = "a"
    isFree.fail("a")
    isKnown.fail("a")
    #expect(form.field(\.name).status.checks == .unverified(blocksSubmit: false))
    #expect(form.isValid)
    #expect(form.field(\.name).status.canRetry)
  }

  @Test func `a check can be a warning`() {
    let form = makeForm([isFree.check().asWarning()])
    form.name = "1"
    clock.advance(by: .milliseconds(400))
    isFree.answer("1", false)
    #expect(form.isValid)
    #expect(form.field(\.name).status.shownWarnings == ["Letter", "Taken"])
  }

  @Test func `a retry repeats only the checks without a result`() {
    let form = makeForm([isFree.check(debounce: .zero), isKnown.check(debounce: .zero)])
    form.name = "a"
    isFree.fail("a")
    isKnown.answer("a", true)
    form.field(\.name).retry()
    #expect(form.isPending)
    #expect(isFree.values == ["a", "a"])
    #expect(isKnown.values == ["a"])
    isFree.answer("a", true)
    #expect(form.field(\.name).status.isVerified)
    #expect(form.isValid)
  }

  @Test func `an excluded field isn't checked, and starts over when included`() {
    let form = makeForm([isFree.check()])
    form.name = "abc"
    form.field(\.name).leave()
    form.isOpen = false
    #expect(!form.isPending)
    #expect(isFree.cancelledValues == ["abc"])
    #expect(!form.field(\.name).status.isIncluded)
    #expect(!form.field(\.name).status.isTouched)
    form.isOpen = true
    #expect(form.isPending)
    #expect(!form.field(\.name).status.isTouched)
    #expect(!form.field(\.name).status.isRevealed)
  }

  @Test func `after a server error, a value that returns is checked again`() {
    let form = makeForm([isFree.check()])
    form.name = "a"
    clock.runOut()
    isFree.answer("a", true)
    form.setErrors([\.name: "Taken meanwhile"])
    #expect(!form.isValid)
    #expect(!form.field(\.name).status.isVerified)
    form.name = "b"
    form.name = "a"
    #expect(form.isPending)
    #expect(!form.field(\.name).status.isVerified)
    clock.runOut()
    #expect(isFree.values == ["a", "a"])
    isFree.answer("a", false)
    #expect(form.field(\.name).status.shownErrors == ["Taken"])
  }

  @Test func `a check hasn't passed while there's a server error`() async {
    let form = makeForm([isFree.check(debounce: .zero)])
    form.name = "a"
    isFree.answer("a", true)
    #expect(form.field(\.name).status.checks == .passed)
    form.field(\.name).setError("Taken meanwhile")
    #expect(form.field(\.name).status.checks == .none)
    #expect(!form.field(\.name).status.isVerified)
    form.name = "b"
    isFree.answer("b", true)
    #expect(form.field(\.name).status.checks == .passed)
    form.onSubmit { _ in throw ServerErrors([\Values.name: "Taken meanwhile"]) }
    _ = await form.submit().outcome
    #expect(form.field(\.name).status.errors == ["Taken meanwhile"])
    #expect(form.field(\.name).status.checks == .none)
  }

  @Test func `the results are kept if a server error is removed`() {
    let form = makeForm([isFree.check(debounce: .zero)])
    form.name = "a"
    isFree.answer("a", true)
    form.submit()
    form.name = "b"
    form.name = "a"
    #expect(!form.isPending)
    #expect(isFree.values == ["a", "b"])
  }
}
