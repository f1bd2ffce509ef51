import GenericForm
import GenericFormTesting
import Testing

/// The same table for a field that shows an error.
@MainActor @Suite struct ShowingTimingTests {
  @Test func `showing, change: updates the text immediately, and hides it once corrected`() {
    let timed = TimedForm(name: "")
    let form = timed.form
    form.submit()
    form.name = "a"
    #expect(timed.shown == ["Short"])
    form.name = "abc"
    #expect(timed.shown == [])
  }

  @Test func `showing, a correction and a new error: not shown before leaving`() {
    let timed = TimedForm(name: "ab")
    let form = timed.form
    form.field(\.name).leave()
    form.name = "abc"
    timed.clock.advance(by: .milliseconds(400))
    timed.isFree.answer("abc", true)
    form.name = "ab"
    #expect(timed.shown == [])
    form.field(\.name).leave()
    #expect(timed.shown == ["Short"])
  }

  @Test func `showing, left: keeps the error`() {
    let timed = TimedForm(name: "ab")
    let form = timed.form
    form.field(\.name).leave()
    form.field(\.name).leave()
    #expect(timed.shown == ["Short"])
  }

  @Test func `showing, submit: keeps the error and names the field first`() {
    let timed = TimedForm(name: "ab")
    let form = timed.form
    form.field(\.name).leave()
    form.submit()
    #expect(timed.shown == ["Short"])
    #expect(form.firstInvalidPath == \.name)
  }

  @Test func `showing, result for the same value: replaces the error`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "abc"
    form.field(\.name).leave()
    timed.isFree.answer("abc", false)
    form.name = "abcd"
    timed.clock.advance(by: .milliseconds(400))
    timed.isFree.answer("abcd", false)
    #expect(timed.shown == ["Taken"])
  }

  @Test func `showing, result for an older value: drops it`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "abc"
    form.field(\.name).leave()
    form.name = "abcd"
    timed.clock.advance(by: .milliseconds(400))
    timed.isFree.answer("abc", false)
    #expect(timed.shown == [])
    #expect(form.field(\.name).status.isPending)
  }
}
