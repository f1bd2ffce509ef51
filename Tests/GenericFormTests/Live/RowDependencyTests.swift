import GenericForm
import Testing

/// Rules in rows, and rows that are removed and return.
@MainActor @Suite struct RowDependencyTests {
  struct Address: Equatable {
    var city = ""
    var street = ""
  }

  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var address = Address()
  }

  struct Party: Equatable {
    var guests = [Guest(id: 1)]
    var needsNames = false
  }

  @Test func `a row that returns again follows what its rules read`() {
    let form = Form(Party()) {
      each(\.guests) { FieldValidation(\.name) }
      FormValidation(when: { $0.needsNames }) {
        each(\.guests) { FieldValidation(\.name, .required) }
      }
    }
    form.guests = []
    form.guests = [Guest(id: 1)]
    form.needsNames = true
    #expect(form.errors.map(\.path) == [\.guests[id: 1].name])
  }

  @Test func `a row that returns with another value notifies those who track it`() {
    let form = Form(Party()) { each(\.guests) { FieldValidation(\.name) } }
    let name = form.field(\.guests[id: 1].name)
    var values: [String] = []
    let observation = name.observe { values.append(name.value) }
    form.guests = []
    form.guests = [Guest(id: 1, name: "Mei")]
    #expect(values == ["", "Mei"])
    withExtendedLifetime(observation) {}
  }

  @Test func `fields of one row that contain each other stay in sync`() {
    let form = Form(Party()) {
      each(\.guests) {
        FieldValidation(\.address, rules: [ValidationRule("Same") { $0.city != $0.street }])
        FieldValidation(\.address.city, .required)
      }
    }
    let city = form.field(\.guests[id: 1].address.city)
    form[\.guests[id: 1].address] = Address(city: "Paris", street: "Rue")
    #expect(city.value == "Paris")
    #expect(form.isValid)
    city.value = "Rue"
    #expect(form.errors.flatMap(\.messages) == ["Same"])
  }

  @Test func `an undeclared field is removed with its row, and keeps its last value`() {
    let form = Form(Party(guests: [Guest(id: 1, name: "Mei"), Guest(id: 2)])) {
      each(\.guests) { FieldValidation(\.address) }
    }
    let name = form.field(\.guests[id: 1].name)
    var values: [String] = []
    let observation = name.observe { values.append(name.value) }
    form.guests.swapAt(0, 1)
    name.value = "Zoë"
    form.update { $0.guests.removeAll { $0.id == 1 } }
    #expect(name.value == "Zoë")
    #expect(!name.status.isIncluded)
    name.value = "Ida"
    #expect(form.state.guests == [Guest(id: 2)])
    #expect(values == ["Zoë", "Zoë"])
    withExtendedLifetime(observation) {}
  }

  @Test func `an undeclared field of a row follows its row`() {
    let form = Form(Party()) { each(\.guests) { FieldValidation(\.address) } }
    let name = form.field(\.guests[id: 1].name)
    var values: [String] = []
    let observation = name.observe { values.append(name.value) }
    form.guests[0].name = "Mei"
    #expect(values == ["Mei"])
    withExtendedLifetime(observation) {}
  }

  @Test func `rows of two collections are distinguished while either exists`() {
    struct Hall: Equatable {
      var left = [Guest(id: 1)]
      var right = [Guest(id: 1, name: "Mei")]
    }
    let form = Form(Hall()) {
      each(\.left) { FieldValidation(\.address) }
      each(\.right) { FieldValidation(\.address) }
    }
    let name = form.field(\.right[id: 1].name)
    form.left = []
    #expect(name.status.isIncluded)
    name.value = "Zoë"
    #expect(form.state.right[0].name == "Zoë")
  }
}
