import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite struct FormValidStatesTests {
  private struct Credentials: Equatable {
    var name = ""
    var password = ""
  }

  private func makeForm(_ credentials: Credentials = Credentials()) -> Form<Credentials> {
    Form(credentials) {
      FieldValidation(\.name, .required)
      FieldValidation(\.password, rules: [.minLength(4)])
    }
  }

  /// Returns the states that a reader receives if it keeps up.
  private func states(
    of form: Form<Credentials>, during changes: [() -> Void]
  ) async -> [Credentials?] {
    var iterator = form.validStates.makeAsyncIterator()
    var states = await [iterator.next() ?? nil]
    for change in changes {
      change()
      if let state = await iterator.next() { states.append(state) }
    }
    return states
  }

  @Test func `starts with the values if they are valid, and with nil otherwise`() async {
    let mei = Credentials(name: "mei", password: "1234")
    #expect(await states(of: makeForm(mei), during: []) == [mei])
    #expect(await states(of: makeForm(), during: []) == [nil])
  }

  @Test func `follows valid values, and has nil once while they're invalid`()
    async
  {
    let form = makeForm()
    let states = await states(
      of: form,
      during: [
        {
          form.password = "123"
          form.password = "1234"
          form.name = "mei"
        },
        { form.name = "mia" },
        {
          form.field(\.name).leave()
          form.name = ""
          form.password = "12345"
        },
        { form.name = "mei" },
      ])
    #expect(
      states == [
        nil, Credentials(name: "mei", password: "1234"), Credentials(name: "mia", password: "1234"),
        nil, Credentials(name: "mei", password: "12345"),
      ])
  }

  @Test func `is nil while a check is pending`() async {
    let isFree = ScriptedCheck<String>("Taken")
    let form = Form(Credentials()) {
      FieldValidation(\.name, .required, checks: [isFree.check(debounce: .zero)])
    }
    form.name = "mei"
    var iterator = form.validStates.makeAsyncIterator()
    #expect(await iterator.next() == .some(nil))
    isFree.answer("mei", true)
    #expect(await iterator.next() == Credentials(name: "mei"))
  }

  @Test func `ends with the form, which it doesn't keep alive`() async {
    var form: Form<Credentials>? = makeForm()
    weak let gone = form
    let states = form?.validStates
    form = nil
    #expect(gone == nil)
    var found: [Credentials?] = []
    if let states {
      for await state in states { found.append(state) }
    }
    #expect(found == [nil])
  }
}
