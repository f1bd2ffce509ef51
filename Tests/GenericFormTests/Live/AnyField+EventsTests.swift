import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite struct AnyFieldEventsTests {
  private let check = ScriptedCheck<String>("Taken")

  private func makeForm(_ account: Account = Account()) -> Form<Account> {
    Form(account, clock: ManualClock()) {
      FieldValidation(
        \.name, formatters: [.trimmed], rules: [.notEmpty.message("Empty")],
        checks: [check.check(debounce: .zero)])
      FieldValidation(\.vat, when: { $0.wantsInvoice })
    }
  }

  @Test func `entering and leaving touch a field, and a value from elsewhere doesn't`() {
    let form = makeForm()
    form.update { $0.name = "a" }
    #expect(!form.field(\.name).status.isTouched)
    form.field(\.name).leave()
    #expect(form.field(\.name).status.isTouched)
    form.note = "x"
    #expect(form.field(\.note).status.isTouched)
  }

  @Test func `leaving an excluded field doesn't touch it`() {
    let form = makeForm()
    form.field(\.vat).leave()
    #expect(!form.field(\.vat).status.isTouched)
  }

  @Test func `a removed value counts as removed even if it came from elsewhere`() {
    let form = makeForm()
    form.update { $0.name = "a" }
    form.update { $0.name = "" }
    form.field(\.name).leave()
    #expect(form.field(\.name).status.shownErrors == ["Empty"])
  }

  @Test func `leaving retries a check without a result once, until the value changes`() {
    let form = makeForm()
    let name = form.field(\.name)
    name.value = "a"
    check.fail("a")
    name.leave()
    check.fail("a")
    name.leave()
    #expect(check.values == ["a", "a"])
    name.value = "b"
    check.fail("b")
    name.leave()
    #expect(check.values == ["a", "a", "b", "b"])
  }

  @Test func `leaving retries an initial value too`() {
    let form = makeForm(Account(name: "a"))
    form.submit()
    check.fail("a")
    form.field(\.name).leave()
    #expect(check.values == ["a", "a"])
  }

  @Test func `a retry without anything to retry does nothing`() {
    let form = makeForm()
    form.name = "a"
    check.answer("a", true)
    form.field(\.name).retry()
    form.field(\.note).retry()
    #expect(check.values == ["a"])
  }

  @Test func `keeps the number of the last change to its value`() {
    let form = makeForm()
    let live = form.liveField(at: \.name)
    form.name = "a"
    let changedAt = live.changedAt
    #expect(changedAt == form.revision)
    form.name = "a"
    form.note = "x"
    #expect(live.changedAt == changedAt)
    #expect(form.revision > changedAt)
    form.update { $0.name = "b" }
    #expect(live.changedAt == form.revision)
    let before = live.changedAt
    live.enter(0, from: 0, convertedBy: [], error: .withoutValue("No")) {}
    #expect(live.changedAt == form.revision)
    #expect(live.changedAt > before)
  }

  @Test func `a server error clears the result of the check, and removing it doesn't`() {
    let form = makeForm()
    for value in ["a", "b"] {
      form.name = value
      check.answer(value, true)
    }
    form.liveField(at: \.name).setServerErrors([])
    form.name = "a"
    form.field(\.name).setError("Taken")
    form.name = "b"
    #expect(check.values == ["a", "b"])
    form.name = "a"
    #expect(check.values == ["a", "b", "a"])
  }

  @Test func `a field that is shown stays shown for errors caused by others`() {
    let form = Form(Account(name: "a")) {
      FieldValidation(\.name, rules: [.reading("No") { _, form in form.note != "no" }])
    }
    form.field(\.name).validate()
    form.note = "no"
    #expect(form.field(\.name).status.shownErrors == [])
    form.field(\.note).leave()
    #expect(form.field(\.name).status.shownErrors == ["No"])
    form.note = "yes"
    #expect(form.field(\.name).status.shownErrors == [])
  }

  @Test func `a reset ends results and checks`() {
    let form = makeForm()
    form.name = "a"
    check.answer("a", true)
    form.name = "b"
    form.reset(to: Account(name: "c"))
    #expect(check.cancelledValues == ["b"])
    #expect(!form.isPending)
    form.name = "a"
    #expect(check.values == ["a", "b", "a"])
  }
}
