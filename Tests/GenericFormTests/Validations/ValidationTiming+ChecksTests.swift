import GenericForm
import GenericFormTesting
import Testing

/// The same table for a field with a check.
@MainActor @Suite struct CheckTimingTests {
  // MARK: - Pending

  @Test func `pending, change: cancels, and waits again`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "abc"
    timed.clock.advance(by: .milliseconds(400))
    form.name = "abcd"
    #expect(timed.isFree.cancelledValues == ["abc"])
    #expect(form.field(\.name).status.isPending)
    timed.clock.advance(by: .milliseconds(399))
    #expect(timed.isFree.values == ["abc"])
    timed.clock.advance(by: .milliseconds(1))
    #expect(timed.isFree.values == ["abc", "abcd"])
  }

  @Test func `pending, left: checks without waiting any longer`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "abc"
    form.field(\.name).leave()
    #expect(timed.isFree.values == ["abc"])
  }

  @Test func `pending, submit: checks immediately and waits`() {
    let timed = TimedForm()
    let form = timed.form
    form.other = "x"
    form.name = "abc"
    let attempt = form.submit()
    #expect(timed.isFree.values == ["abc"])
    #expect(attempt.currentOutcome == nil)
    timed.isFree.answer("abc", true)
    #expect(attempt.currentOutcome?.isSubmitted == true)
  }

  @Test func `pending, result: settles`() {
    let timed = TimedForm()
    let form = timed.form
    form.name = "abc"
    timed.clock.advance(by: .milliseconds(400))
    timed.isFree.answer("abc", true)
    #expect(!form.field(\.name).status.isPending)
    #expect(form.field(\.name).status.isVerified)
  }

  // MARK: - Unverified

  private func makeUnverified() -> TimedForm {
    let timed = TimedForm()
    let form = timed.form
    form.name = "abc"
    form.other = "x"
    form.field(\.name).leave()
    timed.isFree.fail("abc")
    return timed
  }

  @Test func `unverified: shows it, and is not valid without an error`() {
    let timed = makeUnverified()
    let form = timed.form
    #expect(form.field(\.name).status.canRetry)
    #expect(timed.shown == [])
    #expect(!form.field(\.name).status.isValid)
    #expect(form.errors.map(\.reason) == [.unverified])
  }

  @Test func `unverified, change: is edited as any other`() {
    let timed = makeUnverified()
    let form = timed.form
    form.name = "abcd"
    #expect(form.field(\.name).status.canRetry == false)
    #expect(form.field(\.name).status.isPending)
  }

  @Test func `unverified, left: tries once more, and only once`() {
    let timed = makeUnverified()
    let form = timed.form
    form.field(\.name).leave()
    #expect(timed.isFree.values == ["abc", "abc"])
    timed.isFree.fail("abc")
    form.field(\.name).leave()
    #expect(timed.isFree.values == ["abc", "abc"])
  }

  @Test func `unverified, submit: tries once more, and blocks without a result`() {
    let timed = makeUnverified()
    let form = timed.form
    let attempt = form.submit()
    #expect(timed.isFree.values == ["abc", "abc"])
    timed.isFree.fail("abc")
    #expect(attempt.currentOutcome?.isSubmitted == false)
    #expect(form.submitCount == 1)
  }
}
