import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct SubmissionTests {
  struct Account: Equatable {
    var name = ""
    var code = ""
  }

  struct Refusal: Error {}

  let isFree = ScriptedCheck<String>("Taken")
  let clock = ManualClock()

  private func makeForm(_ name: String = "", isChecked: Bool = true) -> Form<Account> {
    let checks = isChecked ? [isFree.rule()] : []
    let validation = FormValidation<Account> {
      FieldValidation(\.name, rules: [.minLength(2).message("Short")], checks: checks)
      FieldValidation(\.code, rules: [.maxLength(2).message("Long")])
    }
    return Form(Account(name: name), validation: validation, clock: clock)
  }

  @Test func `hands over the values that were judged`() {
    let form = makeForm("Mei", isChecked: false)
    var taken: [Account] = []
    form.onSubmit { taken.append($0) }
    form.submit()
    #expect(taken == [Account(name: "Mei")])
    #expect(form.submitCount == 1)
  }

  @Test func `calls on what is in the way, in order, once everything is shown`() {
    let form = makeForm("a")
    form.code = "abc"
    var faults: [FieldFault<Account>] = []
    form.onInvalid { found in
      faults = found
      #expect(form.field(\.name).isShowingError)
      #expect(!form.isSubmitting)
    }
    form.submit()
    #expect(faults.map(\.path) == [\.name, \.code])
    #expect(faults.flatMap(\.messages) == ["Short", "Long"])
  }

  @Test func `asks about a value of the start`() {
    let form = makeForm("Mei")
    #expect(isFree.values.isEmpty)
    let attempt = form.submit()
    #expect(isFree.values == ["Mei"])
    isFree.answer("Mei", true)
    #expect(attempt.result?.isSubmitted == true)
  }

  @Test func `waits once, and does not go through with a refused value`() {
    let form = makeForm("Mei")
    let attempt = form.submit()
    #expect(form.isSubmitting)
    isFree.answer("Mei", false)
    #expect(attempt.result?.isSubmitted == false)
    #expect(form.field(\.name).errors == ["Taken"])
    #expect(form.firstInNeed == \.name)
  }

  @Test func `a submit while one is going on is that one`() {
    let form = makeForm("Mei")
    #expect(form.submit() === form.submit())
    #expect(form.submitCount == 1)
  }

  @Test func `a value that changes while its check is waited for is not submitted`() {
    let form = makeForm("Mei")
    var taken: [Account] = []
    form.onSubmit { taken.append($0) }
    let attempt = form.submit()
    form.name = "Zoë"
    isFree.answer("Mei", true)
    clock.advance(by: .milliseconds(400))
    isFree.answer("Zoë", true)
    #expect(taken.isEmpty)
    guard case .superseded = attempt.result else {
      Issue.record("The submit ended with \(String(describing: attempt.result))")
      return
    }
    #expect(form.submit().result?.isSubmitted == true)
    #expect(taken == [Account(name: "Zoë")])
  }

  @Test func `a form with local faults asks its checks, and does not wait for them`() {
    let form = makeForm("Mei")
    form.code = "abc"
    let attempt = form.submit()
    #expect(attempt.result != nil)
    #expect(isFree.values == ["Mei"])
  }

  @Test func `what was taken is clean, and what failed is not`() async {
    let form = makeForm("Mei", isChecked: false)
    form.name = "Zoë"
    form.onSubmit { _ in throw Refusal() }
    guard case .failed(let error) = await form.submit().outcome else {
      Issue.record("A submit that throws has not gone through")
      return
    }
    #expect(error is Refusal)
    #expect(form.isDirty)
    form.onSubmit { _ in await Task.yield() }
    #expect(await form.submit().outcome.isSubmitted)
    #expect(!form.isDirty)
  }

  @Test func `what changed while the values were taken stays dirty`() async {
    let form = makeForm("Mei", isChecked: false)
    form.name = "Zoë"
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    form.onSubmit { _ in for await _ in gate {} }
    let attempt = form.submit()
    #expect(form.isSubmitting)
    form.code = "x"
    opener.finish()
    #expect(await attempt.outcome.isSubmitted)
    #expect(!form.field(\.name).isDirty)
    #expect(form.field(\.code).isDirty)
  }

  @Test func `the form says how its last submit ended`() {
    let form = makeForm("Mei")
    #expect(form.outcome == nil)
    form.code = "abc"
    form.submit()
    guard case .notValid(let faults) = form.outcome else {
      Issue.record("The submit ended with \(String(describing: form.outcome))")
      return
    }
    #expect(faults.map(\.path) == [\.code])
    form.code = ""
    form.submit()
    #expect(form.outcome == nil)
    isFree.answer("Mei", true)
    #expect(form.outcome?.isSubmitted == true)
    form.reset(to: Account())
    #expect(form.outcome == nil)
  }

  @Test func `a submit of a form that goes away while it waits comes to an end`() async {
    let attempt = makeForm("Mei").submit()
    guard case .superseded = await attempt.outcome else {
      Issue.record("The submit ended with \(String(describing: attempt.result))")
      return
    }
  }

  @Test func `a submit whose values are being taken outlives its form`() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    var form: Form<Account>? = makeForm("Mei", isChecked: false)
    form?.onSubmit { _ in for await _ in gate {} }
    let attempt = form?.submit()
    form = nil
    opener.finish()
    #expect(await attempt?.outcome.isSubmitted == true)
  }

  @Test func `a reset ends a submit that waits`() {
    let form = makeForm("Mei")
    let attempt = form.submit()
    form.reset(to: Account())
    #expect(!form.isSubmitting)
    #expect(attempt.result?.isSubmitted == false)
  }

  @Test func `what was taken is submitted, although the form was reset meanwhile`() async {
    let form = makeForm("Mei", isChecked: false)
    form.onSubmit { [unowned form] _ in form.reset(to: Account()) }
    #expect(await form.submit().outcome.isSubmitted)
    #expect(!form.isSubmitting)
    #expect(form.outcome == nil)
    #expect(form.submitCount == 0)
    #expect(form.name == "")
  }

  @Test func `what was refused says nothing about the values of a reset`() async {
    let form = makeForm("Mei", isChecked: false)
    form.onSubmit { [unowned form] _ in
      form.reset(to: Account(name: "Zoë"))
      throw FieldErrors([\Account.name: "Taken"])
    }
    guard case .failed = await form.submit().outcome else {
      Issue.record("A submit that throws has not gone through")
      return
    }
    #expect(form.field(\.name).errors.isEmpty)
    #expect(form.isValid)
  }

  @Test func `a check that may stay without an answer does not block`() {
    let validation = FormValidation<Account> {
      FieldValidation(\.name, checks: [isFree.rule(whenUnverified: .allow)])
    }
    let form = Form(Account(name: "Mei"), validation: validation, clock: clock)
    let attempt = form.submit()
    isFree.fail("Mei")
    #expect(attempt.result?.isSubmitted == true)
  }
}
