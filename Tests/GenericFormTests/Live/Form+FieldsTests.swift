import Testing

@testable import GenericForm

@MainActor @Suite struct FormFieldsTests {
  typealias Guest = RowsTests.Guest
  typealias Party = RowsTests.Party

  @Test func `the field of a key path is the same each time`() {
    let form = Form()
    #expect(form.field(\.name).live === form.field(\.name).live)
    #expect(form.field(\.note).live === form.field(\.note).live)
    #expect(form.field(\.address.city).path == \Account.address.city)
  }

  @Test func `a field is printed as programs write it`() {
    let form = Form(CheckedElementsTests.House()) {
      each(\.rooms) { FieldValidation(\.name) }
      part(\.address) { FieldValidation(\.street) }
    }
    let fields = [
      form.field(\.rooms[id: 1].name), form.field(\.rooms[id: 2].owner.ifPresent.name),
      form.field(\.rooms[at: 1].name), form.field(\.rooms[0].name), form.field(\.rooms[id: 9].name),
      form.field(\.address.ifPresent.street), form.field(\.title),
    ]
    #expect(
      fields.map(\.live.pathText) == [
        "\\House.rooms[id: 1].name", "\\House.rooms[id: 2].owner.ifPresent.name",
        "\\House.rooms[at: 1].name", "\\House.rooms.<Room>.name", "\\House.rooms[id: 9].name",
        "\\House.address.ifPresent.street", "\\House.title",
      ])
  }

  @Test func `an undeclared field is created when it is first used`() {
    let form = Form()
    let count = form.paths.all.count
    #expect(form.existingField(at: \.note) == nil)
    #expect(form.note == "")
    #expect(form.paths.all.count == count)
    #expect(form.field(\.note).status.isValid)
    #expect(form.existingField(at: \.note) != nil)
    #expect(form.paths.all.count == count + 1)
  }

  @Test func `it is created with the server error, which the form then forgets`() {
    let form = Form()
    form.setErrors([\.note: "Rude"])
    #expect(form.unclaimedErrors.count == 1)
    #expect(form.field(\.note).status.errors == ["Rude"])
    #expect(form.unclaimedErrors.isEmpty)
  }

  @Test func `fields that a row declares are removed with it`() {
    let form = Form(
      Party(guests: [Guest(id: 1), Guest(id: 2)]), validation: RowsTests().validation)
    let count = form.paths.all.count
    form.guests = [Guest(id: 2)]
    #expect(form.paths.all.count == count - 2)
    form.guests = []
    #expect(form.paths.all.count == count - 4)
    #expect(form.paths.node(at: \Party.guests) != nil)
    form.guests = [Guest(id: 3)]
    #expect(form.paths.all.count == count - 2)
  }

  @Test func `rules read the value of a removed field unformatted`() {
    let form = Form(Party(guests: [Guest(id: 1, name: " a ")])) {
      each(\.guests) { FieldValidation(\.name, formatters: [.trimmed]) }
      FieldValidation(
        \.title,
        rules: [
          .reading("Name") { title, form in
            form.guests.isEmpty || form[\.guests[id: 1].name] == title
          }
        ])
    }
    form.title = "a"
    #expect(form.isValid)
    form.guests = []
    #expect(form.isValid)
  }

  @Test func `fields without a reference are forgotten once there are many`() {
    let form = Form(Party()) { each(\.guests) { FieldValidation(\.name) } }
    for id in 0..<2_000 { form.guests = [Guest(id: id)] }
    #expect(form.knownRows.retired.count <= 256)
  }

  @Test func `fields with a reference aren't forgotten`() {
    let form = Form(Party()) { each(\.guests) { FieldValidation(\.name) } }
    var held: [Field<String>] = []
    for id in 0..<600 {
      form.guests = [Guest(id: id, name: String(id))]
      held.append(form.field(\.guests[id: id].name))
    }
    form.guests = []
    for id in [0, 255, 256, 599] { #expect(form[\.guests[id: id].name] == String(id)) }
    #expect(held.map(\.value) == (0..<600).map(String.init))
  }

  @Test func `rows within a row are removed with it, and are no longer dirty`() {
    struct Table: Equatable, Identifiable {
      let id: Int
      var guests: [Guest] = []
    }
    let form = Form([Table(id: 1, guests: [Guest(id: 1)])]) {
      each(\.self) { each(\.guests) { FieldValidation(\.name) } }
    }
    let tables = form.field(\.self)
    let start = tables.value
    form.field(\.[id: 1].guests).value.append(Guest(id: 2))
    #expect(form.isDirty)
    tables.value = []
    tables.value = start
    #expect(!form.isDirty)
    #expect(form.paths.node(at: \[Table][id: 1].guests[id: 2].name) == nil)
  }
}
