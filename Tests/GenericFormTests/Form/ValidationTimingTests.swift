import GenericForm
import GenericFormTesting
import Testing

/// The state table of one field, a test a cell, and the same for the other timings.
@MainActor @Suite struct ValidationTimingTests {
  struct Values: Equatable {
    var name = ""
    var other = ""
  }

  let isFree = ScriptedCheck<String>("Taken")
  let clock = ManualClock()

  private func makeForm(
    _ timing: ValidationTiming = .rewardEarlyPunishLate, name: String = ""
  ) -> Form<Values> {
    let validation = FormValidation<Values> {
      FieldValidation(
        \.name, rules: [.notEmpty.message("Empty"), .minLength(3).message("Short")],
        checks: [isFree.rule()])
      FieldValidation(\.other, rules: [.notEmpty.message("Empty")])
    }
    return Form(Values(name: name), validation: validation, timing: timing, clock: clock)
  }

  private func shown(_ form: Form<Values>) -> [String] {
    form.field(\.name).errors.map(\.key)
  }

  // MARK: - Pristine

  @Test func `pristine, change: shows nothing`() {
    let form = makeForm()
    form.name = "a"
    #expect(shown(form) == [])
    #expect(!form.field(\.name).isValid)
  }

  @Test func `pristine, left empty: stays as it is`() {
    let form = makeForm()
    form.leave(\.name)
    #expect(shown(form) == [])
  }

  @Test func `pristine, left with a value: judges and shows`() {
    let form = makeForm(name: "ab")
    form.leave(\.name)
    #expect(shown(form) == ["Short"])
  }

  @Test func `pristine, submit: judges and shows all`() {
    let form = makeForm()
    form.submit()
    #expect(shown(form) == ["Empty", "Short"])
    #expect(form.field(\.other).errors == ["Empty"])
  }

  @Test func `pristine again, late answer: ignores what was asked about another revision`() {
    let form = makeForm()
    form.name = "abc"
    clock.advance(by: .milliseconds(400))
    form.reset(to: Values())
    isFree.answer("abc", false)
    form.leave(\.name)
    #expect(shown(form) == [])
    #expect(!form.isPending)
  }

  // MARK: - Editing, with no error shown

  @Test func `editing, change: judges silently`() {
    let form = makeForm()
    form.name = "a"
    form.name = "ab"
    #expect(shown(form) == [])
    #expect(form.faults.map(\.messages.first) == ["Short", "Empty"])
  }

  @Test func `editing, left: judges and shows`() {
    let form = makeForm()
    form.name = "ab"
    form.leave(\.name)
    #expect(shown(form) == ["Short"])
  }

  @Test func `editing, cleared and left: judges emptiness too`() {
    let form = makeForm()
    form.name = "a"
    form.name = ""
    #expect(shown(form) == [])
    form.leave(\.name)
    #expect(shown(form) == ["Empty", "Short"])
  }

  @Test func `editing, submit: judges and shows`() {
    let form = makeForm()
    form.name = "ab"
    form.submit()
    #expect(shown(form) == ["Short"])
  }

  @Test func `editing, answer: keeps it until the field is left`() {
    let form = makeForm()
    form.name = "abc"
    clock.advance(by: .milliseconds(400))
    isFree.answer("abc", false)
    #expect(shown(form) == [])
    #expect(!form.field(\.name).isValid)
    form.leave(\.name)
    #expect(shown(form) == ["Taken"])
  }

  @Test func `editing, answer after the field was left: shows it at once`() {
    let form = makeForm()
    form.name = "abc"
    form.leave(\.name)
    isFree.answer("abc", false)
    #expect(shown(form) == ["Taken"])
  }

  // MARK: - Showing an error

  @Test func `showing, change: updates the text at once, and clears it once mended`() {
    let form = makeForm(name: "")
    form.submit()
    form.name = "a"
    #expect(shown(form) == ["Short"])
    form.name = "abc"
    #expect(shown(form) == [])
  }

  @Test func `showing, change that mends and another that breaks: no new error before leaving`() {
    let form = makeForm(name: "ab")
    form.leave(\.name)
    form.name = "abc"
    clock.advance(by: .milliseconds(400))
    isFree.answer("abc", true)
    form.name = "ab"
    #expect(shown(form) == [])
    form.leave(\.name)
    #expect(shown(form) == ["Short"])
  }

  @Test func `showing, left: keeps the error`() {
    let form = makeForm(name: "ab")
    form.leave(\.name)
    form.leave(\.name)
    #expect(shown(form) == ["Short"])
  }

  @Test func `showing, submit: keeps the error and names the field first`() {
    let form = makeForm(name: "ab")
    form.leave(\.name)
    form.submit()
    #expect(shown(form) == ["Short"])
    #expect(form.firstInNeed == \.name)
  }

  @Test func `showing, answer about the same revision: replaces the error`() {
    let form = makeForm()
    form.name = "abc"
    form.leave(\.name)
    isFree.answer("abc", false)
    form.name = "abcd"
    clock.advance(by: .milliseconds(400))
    isFree.answer("abcd", false)
    #expect(shown(form) == ["Taken"])
  }

  @Test func `showing, answer about an older revision: drops it`() {
    let form = makeForm()
    form.name = "abc"
    form.leave(\.name)
    form.name = "abcd"
    clock.advance(by: .milliseconds(400))
    isFree.answer("abc", false)
    #expect(shown(form) == [])
    #expect(form.field(\.name).isPending)
  }

  // MARK: - Pending

  @Test func `pending, change: clears the verdict, cancels, and waits anew`() {
    let form = makeForm()
    form.name = "abc"
    clock.advance(by: .milliseconds(400))
    form.name = "abcd"
    #expect(isFree.cancelledValues == ["abc"])
    #expect(form.field(\.name).isPending)
    clock.advance(by: .milliseconds(399))
    #expect(isFree.values == ["abc"])
    clock.advance(by: .milliseconds(1))
    #expect(isFree.values == ["abc", "abcd"])
  }

  @Test func `pending, left: asks without waiting any longer`() {
    let form = makeForm()
    form.name = "abc"
    form.leave(\.name)
    #expect(isFree.values == ["abc"])
  }

  @Test func `pending, submit: asks at once and waits`() {
    let form = makeForm()
    form.other = "x"
    form.name = "abc"
    let attempt = form.submit()
    #expect(isFree.values == ["abc"])
    #expect(attempt.result == nil)
    isFree.answer("abc", true)
    #expect(attempt.result?.isSubmitted == true)
  }

  @Test func `pending, answer: settles`() {
    let form = makeForm()
    form.name = "abc"
    clock.advance(by: .milliseconds(400))
    isFree.answer("abc", true)
    #expect(!form.field(\.name).isPending)
    #expect(form.field(\.name).isChecked)
  }

  // MARK: - Could not be checked

  private func makeUnverified() -> Form<Values> {
    let form = makeForm()
    form.name = "abc"
    form.other = "x"
    form.leave(\.name)
    isFree.fail("abc")
    return form
  }

  @Test func `unverified: says so, and is neither valid nor not valid`() {
    let form = makeUnverified()
    #expect(form.field(\.name).unverified.count == 1)
    #expect(shown(form) == [])
    #expect(!form.field(\.name).isValid)
    #expect(form.faults.map(\.reason) == [.unverified])
  }

  @Test func `unverified, change: is edited as any other`() {
    let form = makeUnverified()
    form.name = "abcd"
    #expect(form.field(\.name).unverified.isEmpty)
    #expect(form.field(\.name).isPending)
  }

  @Test func `unverified, left: tries once more, and only once`() {
    let form = makeUnverified()
    form.leave(\.name)
    #expect(isFree.values == ["abc", "abc"])
    isFree.fail("abc")
    form.leave(\.name)
    #expect(isFree.values == ["abc", "abc"])
  }

  @Test func `unverified, submit: tries once more, and blocks without an answer`() {
    let form = makeUnverified()
    let attempt = form.submit()
    #expect(isFree.values == ["abc", "abc"])
    isFree.fail("abc")
    #expect(attempt.result?.isSubmitted == false)
    #expect(form.submitCount == 1)
  }

  // MARK: - The other timings

  @Test func `on change: shows at every change, and no emptiness on leaving`() {
    let form = makeForm(.onChange)
    form.leave(\.name)
    #expect(shown(form) == [])
    form.name = "a"
    #expect(shown(form) == ["Short"])
    form.name = "abc"
    #expect(shown(form) == [])
    form.name = ""
    #expect(shown(form) == ["Empty", "Short"])
  }

  @Test func `on change: shows an answer when it comes`() {
    let form = makeForm(.onChange)
    form.name = "abc"
    clock.advance(by: .milliseconds(400))
    isFree.answer("abc", false)
    #expect(shown(form) == ["Taken"])
  }

  @Test func `on blur: shows on leaving, and takes it away at the next change`() {
    let form = makeForm(.onBlur)
    form.leave(\.name)
    #expect(shown(form) == [])
    form.name = "a"
    form.leave(\.name)
    #expect(shown(form) == ["Short"])
    form.name = "ab"
    #expect(shown(form) == [])
    form.submit()
    #expect(shown(form) == ["Short"])
  }

  @Test func `on submit: shows on submit, and takes it away at the next change`() {
    let form = makeForm(.onSubmit)
    form.name = "a"
    form.leave(\.name)
    #expect(shown(form) == [])
    form.submit()
    #expect(shown(form) == ["Short"])
    form.name = "ab"
    form.leave(\.name)
    #expect(shown(form) == [])
  }

  @Test func `on change after submit: nothing before the first, everything after`() {
    let form = makeForm(.onChangeAfterSubmit)
    form.name = "a"
    form.leave(\.name)
    #expect(shown(form) == [])
    form.submit()
    #expect(shown(form) == ["Short"])
    form.name = "abc"
    #expect(shown(form) == [])
    form.name = "ab"
    #expect(shown(form) == ["Short"])
  }

  @Test func `a field can have a timing of its own`() {
    let validation = FormValidation<Values> {
      FieldValidation(\.name, rules: [.minLength(3)], timing: .onChange)
      FieldValidation(\.other, rules: [.minLength(3)])
    }
    let form = Form(Values(), validation: validation, timing: .onSubmit)
    form.name = "a"
    form.other = "a"
    #expect(form.field(\.name).isShowingError)
    #expect(!form.field(\.other).isShowingError)
  }

  @Test(arguments: ValidationTiming.allCases)
  func `nobody is told of emptiness for passing through`(timing: ValidationTiming) {
    let form = makeForm(timing)
    form.leave(\.name)
    form.leave(\.other)
    #expect(shown(form) == [])
    #expect(!form.field(\.other).isShowingError)
  }

  @Test(arguments: ValidationTiming.allCases)
  func `a submit shows everything`(timing: ValidationTiming) {
    let form = makeForm(timing)
    form.submit()
    #expect(form.field(\.name).isShowingError)
    #expect(form.field(\.other).isShowingError)
  }
}
