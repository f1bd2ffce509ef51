import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct FormSubmitTests {
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

  @Test func `submits the validated values`() {
    let form = makeForm("Mei", isChecked: false)
    var taken: [Account] = []
    form.onSubmit { taken.append($0) }
    form.submit()
    #expect(taken == [Account(name: "Mei")])
    #expect(form.submitCount == 1)
  }

  @Test func `notifies of the errors, in order, once everything is shown`() {
    let form = makeForm("a")
    form.code = "abc"
    var errors: [FieldError<Account>] = []
    form.onInvalid { [unowned form] found in
      errors = found
      #expect(form.field(\.name).status.hasShownError)
      #expect(!form.isSubmitting)
    }
    form.submit()
    #expect(errors.map(\.path) == [\.name, \.code])
    #expect(errors.flatMap(\.messages) == ["Short", "Long"])
  }

  @Test func `checks an initial value`() {
    let form = makeForm("Mei")
    #expect(isFree.values.isEmpty)
    let attempt = form.submit()
    #expect(isFree.values == ["Mei"])
    isFree.answer("Mei", true)
    #expect(attempt.currentOutcome?.isSubmitted == true)
  }

  @Test func `waits, and fails if a check does`() {
    let form = makeForm("Mei")
    let attempt = form.submit()
    #expect(form.isSubmitting)
    isFree.answer("Mei", false)
    #expect(attempt.currentOutcome?.isSubmitted == false)
    #expect(form.field(\.name).status.shownErrors == ["Taken"])
    #expect(form.firstInvalidPath == \.name)
  }

  @Test func `a submit during another one joins it`() {
    let form = makeForm("Mei")
    #expect(form.submit() === form.submit())
    #expect(form.submitCount == 1)
  }

  @Test func `a value that changes during its check isn't submitted`() {
    let form = makeForm("Mei")
    var taken: [Account] = []
    form.onSubmit { taken.append($0) }
    let attempt = form.submit()
    form.name = "Zoë"
    isFree.answer("Mei", true)
    clock.advance(by: .milliseconds(400))
    isFree.answer("Zoë", true)
    #expect(taken.isEmpty)
    guard case .superseded = attempt.currentOutcome else {
      Issue.record("The submit ended with \(String(describing: attempt.currentOutcome))")
      return
    }
    #expect(form.submit().currentOutcome?.isSubmitted == true)
    #expect(taken == [Account(name: "Zoë")])
  }

  @Test func `an update without changes doesn't end a waiting submit`() {
    let form = makeForm("Mei")
    let attempt = form.submit()
    form.update { $0.name = "Mei" }
    isFree.answer("Mei", true)
    #expect(attempt.currentOutcome?.isSubmitted == true)
  }

  @Test func `an update stores values that the state doesn't compare`() {
    struct Draft: Equatable {
      var name = ""
      var note = ""
      var count = 0
      static func == (left: Self, right: Self) -> Bool { left.name == right.name }
    }
    let form = Form(Draft()) { FieldValidation(\.note, rules: [.notEmpty]) }
    form.update {
      $0.note = "x"
      $0.count = 1
    }
    #expect(form.state.count == 1)
    #expect(form.state.note == "x")
    #expect(form.isValid)
  }

  @Test func `a form with errors runs its checks without waiting for them`() {
    let form = makeForm("Mei")
    form.code = "abc"
    let attempt = form.submit()
    #expect(attempt.currentOutcome != nil)
    #expect(isFree.values == ["Mei"])
  }

  @Test func `a check that doesn't need a result doesn't block`() {
    let validation = FormValidation<Account> {
      FieldValidation(\.name, checks: [isFree.check(allowsUnverified: true)])
    }
    let form = Form(Account(name: "Mei"), validation: validation, clock: clock)
    let attempt = form.submit()
    isFree.fail("Mei")
    #expect(attempt.currentOutcome?.isSubmitted == true)
  }
}
