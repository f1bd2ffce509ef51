import GenericForm
import GenericFormTesting
import Testing

/// Submits within the callbacks of a submit.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FormSubmitAgainTests {
  @Test func `the same values aren't submitted again in onInvalid`() {
    let form = Form(Account())
    var calls = 0
    form.onInvalid { [unowned form] _ in
      calls += 1
      #expect(form.submit() === form.submit())
    }
    form.submit()
    #expect(calls == 1)
    #expect(form.submitCount == 1)
    form.submit()
    #expect(form.submitCount == 2)
  }

  @Test func `a submit in an update has the update's final values`() async {
    let form = Form("") { FieldValidation(\.self, .required) }
    var taken: [String] = []
    form.onSubmit { taken.append($0) }
    var submission: Submission<String>?
    form.update { text in
      submission = form.submit()
      text = "Mei"
    }
    #expect(await submission?.outcome.isSubmitted == true)
    #expect(taken == ["Mei"])
  }

  @Test func `values that onInvalid corrects are submitted once more`() async {
    let form = Form(Account())
    var taken: [String] = []
    var again: Submission<Account>?
    form.onSubmit { taken.append($0.name) }
    form.onInvalid { [unowned form] _ in
      form.update { $0 = .valid }
      again = form.submit()
    }
    form.submit()
    #expect(await again?.outcome.isSubmitted == true)
    #expect(taken == ["Mei"])
    #expect(form.submitCount == 2)
  }

  @Test func `a correction without a change ends the submit`() {
    let form = Form(Account())
    var calls = 0
    form.onInvalid { [unowned form] _ in
      calls += 1
      form.name = "Zoë"
      form.submit()
    }
    form.submit()
    #expect(calls == 2)
  }

  @Test func `a form can be submitted at each change`() async {
    let form = Form()
    var taken: [String] = []
    form.onSubmit { taken.append($0.name) }
    let observation = form.observe { [unowned form] in form.submit() }
    form.name = "Zoë"
    form.name = "Ana"
    #expect(taken == ["Zoë", "Ana"])
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    form.onSubmit {
      taken.append($0.name)
      for await _ in gate {}
    }
    form.name = "Bea"
    form.name = "Eva"
    #expect(taken.last == "Bea")
    opener.finish()
    for _ in 0..<100_000 where form.isSubmitting || form.isDirty { await Task.yield() }
    #expect(taken == ["Zoë", "Ana", "Bea", "Eva"])
    withExtendedLifetime(observation) {}
  }

  @Test func `a failed submit isn't repeated by an observer`() async {
    struct Offline: Error {}
    let form = Form()
    var calls = 0
    form.onSubmit { _ in
      calls += 1
      throw Offline()
    }
    let observation = form.observe { [unowned form] in form.submit() }
    form.name = "Zoë"
    #expect(calls == 1)
    withExtendedLifetime(observation) {}
  }

  // MARK: - Errors of values that the handler hasn't seen

  @Test func `an error of a value that changed after the hand-over is shown, but isn't a refusal`()
    async
  {
    let form = Form(Account.valid)
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    form.onSubmit { _ in for await _ in gate {} }
    let attempt = form.submit()
    form.name = "Zoë"
    form.field(\.name).setError("Taken")
    opener.finish()
    #expect(await attempt.outcome.isSubmitted)
    #expect(form.field(\.name).status.shownErrors == ["Taken"])
    #expect(form.field(\.name).status.isDirty)
  }

  @Test func `an error of a row that was added after the hand-over is shown, but isn't a refusal`()
    async
  {
    let form = Form(MortalForm.Account(name: "Mei"), validation: MortalForm.withoutChecks)
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    form.onSubmit { _ in for await _ in gate {} }
    let attempt = form.submit()
    form.guests.append(MortalForm.Guest(id: 1, name: "Ada"))
    form.field(\.guests[id: 1].name).setError("Unknown")
    opener.finish()
    #expect(await attempt.outcome.isSubmitted)
    #expect(form.field(\.guests[id: 1].name).status.shownErrors == ["Unknown"])
  }

  @Test func `an error of a row that was handed over is a refusal`() async {
    let guest = MortalForm.Guest(id: 1, name: "Ada", code: "Ada")
    let form = Form(
      MortalForm.Account(name: "Mei", guests: [guest]), validation: MortalForm.withoutChecks)
    form.onSubmit { [unowned form] _ in form.field(\.guests[id: 1].name).setError("Unknown") }
    #expect(await !form.submit().outcome.isSubmitted)
  }
}
