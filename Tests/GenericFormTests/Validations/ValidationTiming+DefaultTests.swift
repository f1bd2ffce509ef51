import GenericForm
import GenericFormTesting
import Testing

/// The state table of one field with the default timing, with one test for each cell.
@MainActor @Suite struct DefaultTimingTests {
  // MARK: - Pristine

  @Test func `pristine, change: shows nothing`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "a"
    #expect(timed.shown == [])
    #expect(!form.field(\.name).status.isValid)
  }

  @Test func `pristine, left empty: stays unchanged`() {
    let timed = TimedForm()
    let form = timed.form
    form.field(\.name).leave()
    #expect(timed.shown == [])
  }

  @Test func `pristine, left with a value: validates and shows`() {
    let timed = TimedForm(name: "ab")
    let form = timed.form
    form.field(\.name).leave()
    #expect(timed.shown == ["Short"])
  }

  @Test func `pristine, submit: validates and shows all`() {
    let timed = TimedForm()
    let form = timed.form
    form.submit()
    #expect(timed.shown == ["Empty", "Short"])
    #expect(form.field(\.other).status.shownErrors == ["Empty"])
  }

  @Test func `pristine again, late result: ignores what was checked before`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "abc"
    timed.clock.advance(by: .milliseconds(400))
    form.reset(to: TimedForm.Values())
    timed.isFree.answer("abc", false)
    form.field(\.name).leave()
    #expect(timed.shown == [])
    #expect(!form.isPending)
  }

  // MARK: - Editing, with no error shown

  @Test func `editing, change: validates silently`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "a"
    form.name = "ab"
    #expect(timed.shown == [])
    #expect(form.errors.map(\.messages.first) == ["Short", "Empty"])
  }

  @Test func `editing, left: validates and shows`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "ab"
    form.field(\.name).leave()
    #expect(timed.shown == ["Short"])
  }

  @Test func `editing, cleared and left: shows that it is empty too`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "a"
    form.name = ""
    #expect(timed.shown == [])
    form.field(\.name).leave()
    #expect(timed.shown == ["Empty", "Short"])
  }

  @Test func `editing, submit: validates and shows`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "ab"
    form.submit()
    #expect(timed.shown == ["Short"])
  }

  @Test func `editing, result: keeps it until the field is left`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "abc"
    timed.clock.advance(by: .milliseconds(400))
    timed.isFree.answer("abc", false)
    #expect(timed.shown == [])
    #expect(!form.field(\.name).status.isValid)
    form.field(\.name).leave()
    #expect(timed.shown == ["Taken"])
  }

  @Test func `editing, result after the field was left: shows it immediately`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "abc"
    form.field(\.name).leave()
    timed.isFree.answer("abc", false)
    #expect(timed.shown == ["Taken"])
  }
}
