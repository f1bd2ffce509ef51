import GenericForm
import GenericFormTesting
import Testing

/// All timings except the default one.
@MainActor @Suite struct ValidationTimingTests {
  @Test func `on change: shows at every change, and not that it is empty on leaving`() {
    let timed = TimedForm(.onChange)
    let form = timed.form
    form.field(\.name).leave()
    #expect(timed.shown == [])
    form.name = "a"
    #expect(timed.shown == ["Short"])
    form.name = "abc"
    #expect(timed.shown == [])
    form.name = ""
    #expect(timed.shown == ["Empty", "Short"])
  }

  @Test func `on change: shows a result when it arrives`() {
    let timed = TimedForm(.onChange)
    let form = timed.form
    form.name = "abc"
    timed.clock.advance(by: .milliseconds(400))
    timed.isFree.answer("abc", false)
    #expect(timed.shown == ["Taken"])
  }

  @Test func `on blur: shows on leaving, and hides it at the next change`() {
    let timed = TimedForm(.onBlur)
    let form = timed.form
    form.field(\.name).leave()
    #expect(timed.shown == [])
    form.name = "a"
    form.field(\.name).leave()
    #expect(timed.shown == ["Short"])
    form.name = "ab"
    #expect(timed.shown == [])
    form.submit()
    #expect(timed.shown == ["Short"])
  }

  @Test func `when not focused: quiet while the user types, and shown when the field is left`() {
    let timed = TimedForm(.whenNotFocused)
    let form = timed.form
    let name = form.field(\.name)
    name.focus()
    name.value = "a"
    #expect(timed.shown == [])
    name.leave()
    #expect(timed.shown == ["Short"])
    name.focus()
    #expect(timed.shown == [])
    name.leave()
    form.name = "ab"
    #expect(timed.shown == ["Short"])
    name.focus()
    form.reset(to: TimedForm.Values(name: "abc"))
    name.value = "ab"
    #expect(timed.shown == [])
    form.submit()
    #expect(timed.shown == ["Short"])
  }

  @Test func `when not focused: a field that was left while excluded isn't quiet`() {
    let validation = FormValidation<TimedForm.Values> {
      FieldValidation(\.name, rules: [.minLength(3)], when: { $0.other.isEmpty })
    }
    let form = Form(TimedForm.Values(), validation: validation, timing: .whenNotFocused)
    let name = form.field(\.name)
    name.focus()
    form.other = "x"
    name.leave()
    form.other = ""
    name.value = "a"
    #expect(name.status.hasShownError)
  }

  @Test func `on submit: shows on demand`() {
    let timed = TimedForm(.onSubmit)
    timed.form.name = "a"
    timed.form.field(\.name).validate()
    #expect(timed.shown == ["Short"])
    timed.form.name = "ab"
    #expect(timed.shown == [])
  }

  @Test func `on submit: shows on submit, and hides it at the next change`() {
    let timed = TimedForm(.onSubmit)
    let form = timed.form
    form.name = "a"
    form.field(\.name).leave()
    #expect(timed.shown == [])
    form.submit()
    #expect(timed.shown == ["Short"])
    form.name = "ab"
    form.field(\.name).leave()
    #expect(timed.shown == [])
  }

  @Test func `on change after submit: nothing before the first, everything after`() {
    let timed = TimedForm(.onChangeAfterSubmit)
    let form = timed.form
    form.name = "a"
    form.field(\.name).leave()
    #expect(timed.shown == [])
    form.submit()
    #expect(timed.shown == ["Short"])
    form.name = "abc"
    #expect(timed.shown == [])
    form.name = "ab"
    #expect(timed.shown == ["Short"])
  }

  @Test func `a field can have its own timing`() {
    let validation = FormValidation<TimedForm.Values> {
      FieldValidation(\.name, rules: [.minLength(3)], timing: .onChange)
      FieldValidation(\.other, rules: [.minLength(3)])
    }
    let form = Form(TimedForm.Values(), validation: validation, timing: .onSubmit)
    form.name = "a"
    form.other = "a"
    #expect(form.field(\.name).status.hasShownError)
    #expect(!form.field(\.other).status.hasShownError)
  }

  @Test(arguments: ValidationTiming.allCases)
  func `passing through doesn't show that a field is empty`(timing: ValidationTiming) {
    let timed = TimedForm(timing)
    let form = timed.form
    form.field(\.name).leave()
    form.field(\.other).leave()
    #expect(timed.shown == [])
    #expect(!form.field(\.other).status.hasShownError)
  }

  @Test(arguments: ValidationTiming.allCases)
  func `a submit shows everything`(timing: ValidationTiming) {
    let form = TimedForm(timing).form
    form.submit()
    #expect(form.field(\.name).status.hasShownError)
    #expect(form.field(\.other).status.hasShownError)
  }
}
