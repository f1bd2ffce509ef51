import GenericForm
import Testing

/// What comes for a row after it was removed.
@MainActor @Suite struct LiveRowsLateTests {
  typealias Guest = RowsTests.Guest
  typealias Party = RowsTests.Party

  private let validations = [
    RowsTests().validation, FormValidation<Party> { FieldValidation(\.title) },
  ]

  private func makeForm(_ validation: FormValidation<Party>) -> Form<Party> {
    let form = Form(Party(guests: [Guest(id: 1, name: "Mei")]), validation: validation)
    // Without a declaration, the form has not met the row before.
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

  @Test func `it does not touch the row when it is back`() {
    let form = makeForm(validations[0])
    let late = form.field(\.guests[id: 1].name)
    form.guests = [Guest(id: 1, name: "Zoë")]
    #expect(form[\.guests[id: 1].name] == "Zoë")
    late.value = "late"
    #expect(form.state.guests.map(\.name) == ["Zoë"])
  }

  @Test func `a row that there never was stops with its identity`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Form(Party(), validation: FormValidation {})[\.guests[id: 1].name] = ""
      }
    }
  }
}
