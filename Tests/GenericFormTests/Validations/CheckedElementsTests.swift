import GenericForm
import Testing

@MainActor @Suite struct CheckedElementsTests {
  struct Address: Equatable { var street = "" }
  struct Person: Equatable {
    var tags = ["a", "b"]
    var guests = [RowsTests.Guest(id: 1, name: "Mei")]
    var address: Address? = Address(street: "x")
    var names = ["en": "Ada"]
    var title = ""
  }

  private let form = Form(Person()) { FieldValidation(\.title) }

  @Test func `a field of a removed element keeps its value, and ignores new ones`() {
    let fields = [
      form.field(\.tags[at: 1]), form.field(\.guests[at: 0].name),
      form.field(\.address.ifPresent.street), form.field(\.names["en"].ifPresent),
    ]
    for (number, field) in fields.enumerated() { field.value = String(number) }
    #expect(form.tags == ["a", "0"])
    #expect(form.guests[0].name == "1")
    #expect(form.address == Address(street: "2"))
    #expect(form.names == ["en": "3"])
    form.tags.removeLast()
    form.guests = []
    form.address = nil
    form.names = [:]
    form.update { $0.title = "x" }
    let state = form.state
    for field in fields {
      field.value = "late"
      field.setError("late")
      field.leave()
    }
    #expect(fields.map(\.value) == ["0", "1", "2", "3"])
    #expect(fields.allSatisfy { !$0.status.isIncluded })
    #expect(form.state == state)
    form.submit()
    form.undo()
    form.reset(to: Person(tags: []))
    #expect(fields.map(\.value) == ["0", "1", "2", "3"])
  }

  @Test func `a removed element is absent, and setting it has no effect`() {
    form[\.tags[at: 1]] = "c"
    form[\.address.ifPresent.street] = "y"
    form.tags = []
    form.address = nil
    form[\.tags[at: 1]] = "late"
    form[\.address.ifPresent.street] = "late"
    #expect(form[\.tags[at: 1]] == "")
    #expect(form[\.address.ifPresent.street] == "")
    #expect(form.tags == [])
    #expect(form.address == nil)
  }

  struct Owner: Equatable { var name = "" }
  struct Room: Equatable, Identifiable {
    let id: Int
    var name = ""
    var owner: Owner?
  }
  struct House: Equatable {
    var rooms = [Room(id: 1), Room(id: 2, owner: Owner())]
    var address: Address? = Address()
    var sizes = [1, 2]
    var floors: [Floor] = []
    var title = ""
  }
  struct Floor: Equatable { var number = 0 }

  /// Changes that remove every element, whatever the form was asked for before.
  nonisolated private static let removals: [@MainActor @Sendable (Form<House>) -> Void] = [
    { form in
      form.rooms.removeAll { $0.id == 2 }
      form.address = nil
      form.sizes = []
    },
    { form in
      form.update {
        $0.rooms.removeLast()
        $0.address = nil
        $0.sizes = []
      }
      form.update { $0.rooms = [] }
    },
    { form in form.reset(to: House(rooms: [], address: nil, sizes: [])) },
  ]

  @Test(arguments: removals.indices)
  func `a late result has no effect, even if nothing was read before`(index: Int) {
    let form = Form(House()) { FieldValidation(\.title) }
    Self.removals[index](form)
    let state = form.state
    form[\.rooms[id: 2].name] = "late"
    form[\.rooms[id: 2].owner.ifPresent.name] = "late"
    form[\.rooms[at: 1].owner.ifPresent.name] = "late"
    form[\.address.ifPresent.street] = "late"
    form[\.sizes[at: 1]] = 7
    form.field(\.rooms[id: 2].name).value = "late"
    form.field(\.address.ifPresent.street).setError("late")
    form.setErrors([\.sizes[at: 1]: "late", \.rooms[id: 2].owner.ifPresent.name: "late"])
    #expect(form.state == state)
    #expect(form.isValid)
    #expect(form[\.rooms[id: 2].owner.ifPresent.name] == "")
    #expect(form[\.address.ifPresent.street] == "")
    #expect(form[\.sizes[at: 1]] == 0)
  }

  @Test func `a result for a short-lived value has no effect either`() {
    let form = Form(House(rooms: [], address: nil)) { FieldValidation(\.title) }
    form.rooms = [Room(id: 3, owner: Owner())]
    form.rooms = []
    form.update { $0.address = Address() }
    form.update { $0.address = nil }
    form.reset(to: House(rooms: [], address: nil, floors: [Floor(number: 1)]))
    form.reset(to: House(rooms: [], address: nil))
    form[\.floors[at: 0].number] = 2
    form[\.rooms[id: 3].owner.ifPresent.name] = "late"
    form[\.address.ifPresent.street] = "late"
    #expect(form.state == House(rooms: [], address: nil))
  }

  @Test func `an element that is added again has a new field`() {
    let old = form.field(\.address.ifPresent.street)
    form.address = nil
    form.address = Address(street: "new")
    let new = form.field(\.address.ifPresent.street)
    new.value = "newer"
    #expect(old.value == "x")
    #expect(form.address == Address(street: "newer"))
  }

  @Test func `outside a form they work like an index and like !`() {
    var person = Person()
    person.tags[at: 0] += "!"
    person.address.ifPresent.street += "!"
    #expect(person.tags[at: 0] == "a!")
    #expect(person.address.ifPresent.street == "x!")
  }

  @Test func `an element that never existed stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = [Int]()[at: 0] }
    await #expect(processExitsWith: .failure) { _ = (nil as Int?).ifPresent }
  }
}
