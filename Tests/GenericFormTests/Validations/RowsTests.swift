import GenericForm
import Testing

@Suite struct RowsTests {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var again = ""
  }

  struct Party: Equatable {
    var guests: [Guest] = []
    var isOpen = true
    var title = ""
  }

  let validation = FormValidation<Party> {
    FieldValidation(\.guests, rules: [.minCount(1).message("Nobody")])
    each(\.guests) {
      FieldValidation(\.name, formatters: [.trimmed], rules: [.notEmpty.message("Name")])
      FieldValidation(\.again, rules: [.equals(\.name).message("Again")])
    }
    FieldValidation(\.title, rules: [.notEmpty.message("Title")])
  }

  @Test func `every row is validated, in order`() {
    let party = Party(guests: [Guest(id: 2), Guest(id: 1, name: "Mei")])
    #expect(validation.result(for: party).messages == ["Name", "Again", "Title"])
    #expect(validation.result(for: Party()).messages == ["Nobody", "Title"])
  }

  @Test func `every row is formatted`() {
    var party = Party(guests: [Guest(id: 1, name: " Mei "), Guest(id: 2, name: " Zoë")])
    validation.validate(&party)
    #expect(party.guests.map(\.name) == ["Mei", "Zoë"])
  }

  @Test func `rows can be declared elsewhere`() {
    let guest = FormValidation<Guest> { FieldValidation(\.name, rules: [.notEmpty]) }
    let validation = FormValidation<Party> { each(\.guests, guest) }
    let result = validation.result(for: Party(guests: [Guest(id: 1), Guest(id: 2, name: "Mei")]))
    #expect(result.errors.map(\.path) == [\.guests[id: 1].name])
  }

  @Test func `an element is read and changed by its identity`() {
    var guests = [Guest(id: 1), Guest(id: 2, name: "Mei")]
    #expect(guests[id: 2].name == "Mei")
    guests[id: 2].name += "!"
    guests[id: 1] = Guest(id: 1, name: "Zoë")
    #expect(guests.map(\.name) == ["Zoë", "Mei!"])
  }

  @Test func `a missing identity stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = [Guest(id: 1)][id: 2] }
  }
}
