import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct FormSubmitOutcomeTests {
  struct Account: Equatable {
    var name = ""
    var code = ""
  }

  struct Offline: Error {}

  let isFree = ScriptedCheck<String>("Taken")
  let clock = ManualClock()

  private func makeForm(_ name: String = "", isChecked: Bool = true) -> Form<Account> {
    let checks: [ValidationCheck<Account, String>] = isChecked ? [isFree.check()] : []
    let validation = FormValidation<Account> {
      FieldValidation(\.name, rules: [.minLength(2).message("Short")], checks: checks)
      FieldValidation(\.code, rules: [.maxLength(2).message("Long")])
    }
    return Form(Account(name: name), validation: validation, clock: clock)
  }

  @Test func `submitted values aren't dirty, and those of a failed submit are`() async {
    let form = makeForm("Mei", isChecked: false)
    form.name = "Zoë"
    form.onSubmit { _ in throw Offline() }
    guard case .failed(let error) = await form.submit().outcome else {
      Issue.record("A submit that throws has not gone through")
      return
    }
    #expect(error is Offline)
    #expect(form.isDirty)
    form.onSubmit { _ in await Task.yield() }
    #expect(await form.submit().outcome.isSubmitted)
    #expect(!form.isDirty)
  }

  @Test func `a handler that sets an error doesn't accept the values`() async {
    let form = makeForm("Mei", isChecked: false)
    form.name = "Zoë"
    form.onSubmit { [unowned form] account in
      if account.name == "Zoë" { form.field(\.name).setError("Taken") }
    }
    guard case .invalid(let errors) = await form.submit().outcome else {
      Issue.record("The values were not taken")
      return
    }
    #expect(errors.map(\.path) == [\.name])
    #expect(errors.map(\.reason) == [.server])
    #expect(form.field(\.name).status.shownErrors == ["Taken"])
    #expect(form.isDirty)
    form.name = "Ana"
    #expect(await form.submit().outcome.isSubmitted)
  }

  @Test func `field errors that a handler throws are in the outcome`() async {
    let form = makeForm("Mei", isChecked: false)
    var heard: [ValidationMessage] = []
    form.onInvalid { errors in heard += errors.map(\.messages.first) }
    form.onSubmit { _ in throw ServerErrors([\Account.name: "Taken"]) }
    guard case .invalid(let errors) = await form.submit().outcome else {
      Issue.record("The values were not taken")
      return
    }
    #expect(errors.map(\.path) == [\.name])
    #expect(heard == ["Taken"])
  }

  @Test func `an error of a value without a field is in the outcome`() async {
    let form = Form(Account(name: "Mei"), validation: FormValidation {})
    form.onSubmit { [unowned form] _ in form.setErrors([\.code: "Unknown"]) }
    guard case .invalid(let errors) = await form.submit().outcome else {
      Issue.record("The values were not taken")
      return
    }
    #expect(errors.map(\.path) == [\.code])
    #expect(errors.map(\.reason) == [.server])
  }

  @Test func `an error of a value that has changed since is in the outcome`() async {
    let form = makeForm("Mei", isChecked: false)
    form.onSubmit { [unowned form] _ in
      form.name = "Zoë"
      throw ServerErrors([\Account.name: "Taken"])
    }
    guard case .invalid(let errors) = await form.submit().outcome else {
      Issue.record("The values were not taken")
      return
    }
    #expect(errors.map(\.messages.first) == ["Taken"])
    #expect(form.field(\.name).status.errors == [])
    #expect(form.isDirty)
  }

  @Test func `an error of an excluded field is in the outcome`() async {
    let form = Form(Account(name: "Mei")) { FieldValidation(\.code, when: { $0.name.isEmpty }) }
    form.onSubmit { _ in throw ServerErrors([\Account.code: "Unknown"]) }
    guard case .invalid(let errors) = await form.submit().outcome else {
      Issue.record("The values were not taken")
      return
    }
    #expect(errors.map(\.path) == [\.code])
    form.onSubmit { _ in }
    #expect(await form.submit().outcome.isSubmitted)
  }

  @Test func `values changed while the handler ran stay dirty`() async {
    let form = makeForm("Mei", isChecked: false)
    form.name = "Zoë"
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    form.onSubmit { _ in for await _ in gate {} }
    let attempt = form.submit()
    #expect(form.isSubmitting)
    form.code = "x"
    opener.finish()
    #expect(await attempt.outcome.isSubmitted)
    #expect(!form.field(\.name).status.isDirty)
    #expect(form.field(\.code).status.isDirty)
  }

  @Test func `the form knows how its last submit ended`() {
    let form = makeForm("Mei")
    #expect(form.outcome == nil)
    form.code = "abc"
    form.submit()
    guard case .invalid(let errors) = form.outcome else {
      Issue.record("The submit ended with \(String(describing: form.outcome))")
      return
    }
    #expect(errors.map(\.path) == [\.code])
    form.code = ""
    form.submit()
    #expect(form.outcome == nil)
    isFree.answer("Mei", true)
    #expect(form.outcome?.isSubmitted == true)
    form.reset(to: Account())
    #expect(form.outcome == nil)
  }

  @Test func `a waiting submit ends with its form`() async {
    let attempt = makeForm("Mei").submit()
    guard case .superseded = await attempt.outcome else {
      Issue.record("The submit ended with \(String(describing: attempt.currentOutcome))")
      return
    }
  }

  @Test func `a submit whose handler is running outlives its form`() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    var form: Form<Account>? = makeForm("Mei", isChecked: false)
    form?.onSubmit { _ in for await _ in gate {} }
    let attempt = form?.submit()
    form = nil
    opener.finish()
    #expect(await attempt?.outcome.isSubmitted == true)
  }

  @Test func `a reset ends a waiting submit`() {
    let form = makeForm("Mei")
    let attempt = form.submit()
    form.reset(to: Account())
    #expect(!form.isSubmitting)
    #expect(attempt.currentOutcome?.isSubmitted == false)
  }

  @Test func `a submit succeeds even if the form is reset meanwhile`() async {
    let form = makeForm("Mei", isChecked: false)
    form.onSubmit { [unowned form] _ in form.reset(to: Account()) }
    #expect(await form.submit().outcome.isSubmitted)
    #expect(!form.isSubmitting)
    #expect(form.outcome == nil)
    #expect(form.submitCount == 0)
    #expect(form.name == "")
  }

  @Test func `errors of a submit don't apply to values after a reset`() async {
    let form = makeForm("Mei", isChecked: false)
    form.onSubmit { [unowned form] _ in
      form.reset(to: Account(name: "Zoë"))
      throw ServerErrors([\Account.name: "Taken"])
    }
    guard case .failed = await form.submit().outcome else {
      Issue.record("A submit that throws has not gone through")
      return
    }
    #expect(form.field(\.name).status.shownErrors.isEmpty)
    #expect(form.isValid)
  }
}
