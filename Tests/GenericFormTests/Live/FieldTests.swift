import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite struct FieldTests {
  struct Values: Equatable {
    var email = ""
    var name = ""
  }

  private let check = ScriptedCheck<String>("Taken")
  private let clock = ManualClock()

  private func makeForm(_ timing: ValidationTiming = .rewardEarlyPunishLate) -> Form<Values> {
    Form(Values(), timing: timing, clock: clock) {
      FieldValidation(\.email, .required, label: "Email", rules: [.isEmail.message("Wrong")])
      FieldValidation(\.name, formatters: [.trimmed], checks: [check.check()])
    }
  }

  @Test func `its value is that of the form, in both directions`() {
    let form = makeForm()
    let email = form.field(\.email)
    email.value = "a"
    #expect(form.state.email == "a")
    #expect(email.value == "a")
    form.update { $0.email = "b" }
    #expect(email.value == "b")
    #expect(email.label == "Email")
    #expect(form.field(\.name).label == nil)
    #expect(email.path == \Values.email)
  }

  @Test func `a copy is the same field`() {
    let form = makeForm()
    let (one, two) = (form.field(\.email), form.field(\.email))
    one.value = "a"
    one.leave()
    #expect(two.value == "a")
    #expect(two.status == one.status)
    #expect(two.status.isTouched)
  }

  @Test func `it is a secret while the form exists`() {
    let form = makeForm()
    #expect(!form.field(\.email).isSecret)
    form.field(\.email).isSecret = true
    form.reset(to: Values())
    #expect(form.field(\.email).isSecret)
    #expect(!form.field(\.name).isSecret)
    #expect(form.field(\.email).converted("", format: { $0 }, parse: { $0 }).isSecret)
  }

  @Test func `the results for earlier values of a secret are forgotten`() {
    let form = makeForm()
    for value in ["a", "b", "c"] {
      form.name = value
      clock.advance(by: .seconds(1))
      check.answer(value, true)
      if value == "b" { form.field(\.name).isSecret = true }
    }
    form.name = "b"
    clock.advance(by: .seconds(1))
    #expect(check.values == ["a", "b", "c", "b"])
  }

  @Test(arguments: ValidationTiming.allCases)
  func `validating it shows its status, whatever the timing`(timing: ValidationTiming) {
    let form = makeForm(timing)
    form.field(\.email).validate()
    #expect(form.field(\.email).status.shownErrors == [.rule(.required)])
    #expect(form.field(\.name).status.shownErrors == [])
    #expect(form.submitCount == 0)
  }

  @Test func `validating it formats the value and runs its checks immediately`() {
    let form = makeForm()
    form.name = " mei "
    #expect(check.values == [])
    form.field(\.name).validate()
    #expect(form.name == "mei")
    #expect(check.values == ["mei"])
    check.answer("mei", false)
    #expect(form.field(\.name).status.shownErrors == ["Taken"])
  }

  @Test func `validating it doesn't retry a check without a result`() {
    let form = makeForm()
    form.name = "mei"
    form.field(\.name).validate()
    check.fail("mei")
    form.field(\.name).validate()
    #expect(check.values == ["mei"])
    #expect(form.field(\.name).status.canRetry)
  }

  @Test func `validating it ends the composition of an input method`() {
    let form = makeForm()
    form.field(\.name).beginComposing()
    form.name = "mei"
    form.field(\.name).validate()
    #expect(form.name == "mei")
    #expect(check.values == ["mei"])
  }

  @Test func `a server error is shown until the value changes`() {
    let form = makeForm()
    form.email = "a@b.c"
    form.field(\.email).setError("Unknown")
    let status = form.field(\.email).status
    #expect(status.shownErrors == ["Unknown"])
    #expect(!status.isValid)
    #expect(!form.isValid)
    form.email = "b@b.c"
    #expect(form.field(\.email).status.isValid)
    #expect(form.isValid)
  }

  // MARK: - Composed text

  @Test func `text isn't validated while an input method composes it`() {
    let form = makeForm()
    let email = form.field(\.email)
    email.value = "a"
    email.leave()
    email.beginComposing()
    email.value = "n"
    email.value = "a@b.c"
    #expect(form.state.email == "a")
    #expect(email.status.shownErrors == ["Wrong"])
    email.endComposing()
    #expect(form.state.email == "a@b.c")
    #expect(email.status.isValid)
    email.endComposing()
    #expect(form.state.email == "a@b.c")
  }

  @Test func `an abandoned composition leaves the value unchanged`() {
    let form = makeForm()
    form.field(\.email).beginComposing()
    form.field(\.email).endComposing()
    #expect(form.email == "")
    #expect(!form.field(\.email).status.isTouched)
    form.email = "a"
    #expect(form.state.email == "a")
  }

  @Test func `leaving ends the composition`() {
    let form = makeForm()
    form.field(\.email).beginComposing()
    form.email = "x"
    form.field(\.email).leave()
    #expect(form.state.email == "x")
    #expect(form.field(\.email).status.shownErrors == ["Wrong"])
  }

  // MARK: - A released form

  @Test func `a field whose form was released keeps its value and status, and nothing traps`() async
  {
    func makeField() -> (Field<String>, Field<String>) {
      let form = makeForm()
      form.email = "a@"
      form.field(\.email).leave()
      form.name = "mei"
      return (form.field(\.email), form.field(\.name))
    }
    let (email, name) = makeField()
    let status = email.status
    #expect(email.value == "a@")
    #expect(status.shownErrors == ["Wrong"])
    var notifications = 0
    let observation = email.observe { notifications += 1 }
    for field in [email, name] {
      field.value = "b@b.c"
      field.beginComposing()
      field.value = "c"
      field.endComposing()
      field.leave()
      field.retry()
      field.validate()
      field.setError("No")
      #expect(field.rules == [])
    }
    #expect(email.value == "a@")
    #expect(name.value == "mei")
    #expect(email.status == status)
    #expect(email.label == "Email")
    #expect(email.path == \Values.email)
    #expect(notifications == 0)
    #expect(clock.waiterCount == 0)
    #expect(check.values == [])
    var statuses: [FieldStatus] = []
    for await status in email.statuses { statuses.append(status) }
    #expect(statuses == [status])
    observation.cancel()
  }

  @Test func `a field without a declaration keeps its value too`() {
    func makeField() -> Field<String> {
      let form = Form(Account(name: "Mei"), validation: FormValidation {})
      form.field(\.address).value.city = "Lyon"
      return form.field(\.address.city)
    }
    let city = makeField()
    city.value = "Paris"
    #expect(city.value == "Lyon")
  }

  @Test func `a field of a computed value keeps its initial value after the form is released`() {
    func makeField() -> Field<String?> {
      let form = Form([1: "a"], validation: FormValidation {})
      return form.field(\.[1])
    }
    #expect(makeField().value == "a")
  }
}
