import GenericForm
import Testing

/// Changes that arrive for a row after it was removed.
@MainActor @Suite struct LiveRowsLateTests {
  typealias Guest = RowsTests.Guest
  typealias Party = RowsTests.Party

  private let validations = [
    RowsTests().validation, FormValidation<Party> { FieldValidation(\.title) },
  ]

  private func makeForm(_ validation: FormValidation<Party>) -> Form<Party> {
    let form = Form(Party(guests: [Guest(id: 1, name: "Mei")]), validation: validation)
    // Without a declaration, the form hasn't seen the row before.
    _ = form[\.guests[id: 1].name]
    form.guests = []
    return form
  }

  @Test(arguments: [0, 1]) func `it has no effect`(index: Int) {
    let form = makeForm(validations[index])
    form[\.guests[id: 1].name] = "late"
    let field = form.field(\.guests[id: 1].name)
    field.value = "late"
    field.setError("late")
    field.leave()
    field.validate()
    #expect(field.status.errors == [])
    #expect(!field.status.isIncluded)
    #expect(form.state.guests == [])
  }

  @Test(arguments: [0, 1]) func `its values are absent if nobody holds their fields`(index: Int) {
    let form = makeForm(validations[index])
    #expect(form[\.guests[id: 1].name] == "")
    #expect(form.field(\.guests[id: 1].name).value == "")
    form.guests = [Guest(id: 2, name: "Zoë")]
    #expect(form[\.guests[id: 1].name] == "")
  }

  @Test func `it has no effect on a part of the row that never existed`() {
    struct Home { var street: String }
    struct Person: Identifiable {
      var id = 1
      var home: Home?
    }
    struct House { var people = [Person()] }
    let form = Form(House()) {
      each(\.people) { part(\.home) { FieldValidation(\.street, .required) } }
    }
    form.people = []
    form[\.people[id: 1].home.ifPresent.street] = "late"
    #expect(form[\.people[id: 1].home.ifPresent.street] == "")
    let field = form.field(\.people[id: 1].home.ifPresent.street)
    field.value = "late"
    #expect(field.value == "")
    #expect(form.people.isEmpty)
  }

  @Test func `it doesn't change the row once the row is back`() {
    let form = makeForm(validations[0])
    let late = form.field(\.guests[id: 1].name)
    form.guests = [Guest(id: 1, name: "Zoë")]
    #expect(form[\.guests[id: 1].name] == "Zoë")
    late.value = "late"
    #expect(form.state.guests.map(\.name) == ["Zoë"])
  }

  @Test(arguments: [0, 1]) func `an error of it has no effect on a new row of its identity`(
    index: Int
  ) {
    let form = makeForm(validations[index])
    form.setErrors([\.guests[id: 1].name: "late", \.guests[id: 1].again: "late"])
    #expect(form.isDirty)
    form.guests = [Guest(id: 1, name: "Zoë", again: "Zoë")]
    #expect(form.field(\.guests[id: 1].name).status.errors == [])
    #expect(form.field(\.guests[id: 1].again).status.errors == [])
  }

  @Test(arguments: [0, 1]) func `an error of a row is removed with it`(index: Int) {
    let form = Form(Party(guests: [Guest(id: 1, name: "Mei")]), validation: validations[index])
    form.setErrors([\.guests[id: 1].name: "Taken", \.isOpen: "Closed"])
    form.guests = []
    form.guests = [Guest(id: 1, name: "Zoë", again: "Zoë")]
    #expect(form.field(\.guests[id: 1].name).status.errors == [])
    #expect(form.field(\.isOpen).status.errors == ["Closed"])
  }

  @Test(arguments: [0, 1]) func `an error of an existing row is shown`(index: Int) {
    let form = Form(Party(guests: [Guest(id: 1, name: "Mei")]), validation: validations[index])
    form.setErrors([\.guests[id: 1].name: "Taken"])
    form.title = "x"
    #expect(form.field(\.guests[id: 1].name).status.errors.contains("Taken"))
  }

  @Test func `a row of a type that the form never had stops the program with its key path`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Form(Party(), validation: FormValidation {})[\.guests[id: 1].name] = ""
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("\\Party.guests.<Guest>.name was read while there is no Guest"))
  }
}
