import GenericForm
import Testing

/// Changes made while the handler of a submit runs.
@MainActor @Suite struct SubmittedValuesTests {
  struct Account: Equatable {
    var name = ""
    var code = ""
  }

  @Test func `the submitted values are the baseline, despite later input`() async {
    let form = Form(Account()) { FieldValidation(\.name) }
    form.name = "Mei"
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    form.onSubmit { _ in for await _ in gate {} }
    let attempt = form.submit()
    form.name = "Zoë"
    opener.finish()
    #expect(await attempt.outcome.isSubmitted)
    #expect(form.isDirty)
    form.name = "Mei"
    #expect(!form.isDirty)
    form.name = ""
    #expect(form.isDirty)
  }

  @Test func `a server error isn't shown for a value that the server never received`() async {
    let form = Form(Account(name: "Mei")) { FieldValidation(\.name) }
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    form.onSubmit { _ in
      for await _ in gate {}
      throw ServerErrors([\Account.name: "Taken", \Account.code: "Unknown"])
    }
    let attempt = form.submit()
    form.name = "Zoë"
    opener.finish()
    _ = await attempt.outcome
    #expect(form.field(\.name).status.shownErrors == [])
    #expect(form.field(\.code).status.shownErrors == ["Unknown"])
  }

  @Test func `values that were handed over before a reset are released with their handler`() async {
    let mortal = MortalForm()
    weak var sentinel: Sentinel?
    func makeForm() -> Form<MortalForm.Account> {
      let made = Sentinel()
      sentinel = made
      return Form(
        MortalForm.Account(name: "Mei", sentinel: made), validation: mortal.withoutChecks)
    }
    let form = makeForm()
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    form.onSubmit { _ in for await _ in gate {} }
    let attempt = form.submit()
    form.reset(to: MortalForm.Account(name: "Zoë"))
    #expect(sentinel != nil)
    opener.finish()
    #expect(await attempt.outcome.isSubmitted)
    await mortal.wait { sentinel == nil }
    #expect(sentinel == nil)
    #expect(form.name == "Zoë")
  }
}
