import Testing

@testable import GenericForm

@MainActor @Suite struct FormRowsTests {
  typealias Guest = RowsTests.Guest

  struct Party: Equatable {
    var guests: [Guest] = []
    var waiting: [Guest] = []
    var title = ""
  }

  private func makeForm(_ party: Party) -> Form<Party> {
    Form(party) {
      each(\.guests) { FieldValidation(\.name, rules: [.notEmpty]) }
      each(\.waiting) { FieldValidation(\.name) }
    }
  }

  @Test func `rows keep the nodes of their fields, which know their row's number`() throws {
    let form = Form(Party(guests: [Guest(id: 1), Guest(id: 2)])) {
      each(\.guests) {
        FieldValidation(\.name)
        FieldValidation(\.again)
      }
    }
    let rows = try #require(form.paths.node(at: \Party.guests)?.rows)
    let nodes = try #require(rows.nodes[2])
    #expect(rows.nodes.count == 2)
    #expect(
      nodes.map { form.paths[$0]?.path }
        == [\Party.guests[id: 2].name, \Party.guests[id: 2].again])
    #expect(nodes.allSatisfy { form.paths[$0]?.row?.number == rows.numbers.last })
    form.guests.remove(at: 1)
    #expect(rows.nodes.keys.map(\.self) == [1])
    #expect(nodes.allSatisfy { form.paths[$0] == nil })
  }

  @Test func `a collection is published before the fields of its removed rows`() {
    let form = makeForm(Party(guests: [Guest(id: 1)]))
    let (guests, name) = (form.field(\.guests), form.field(\.guests[id: 1].name))
    var told: [String] = []
    let observations = [
      name.observe { told.append("name") }, guests.observe { told.append("guests") },
    ]
    form.update { $0.guests = [] }
    withExtendedLifetime(observations) { #expect(told == ["guests", "name"]) }
  }

  // MARK: - Undeclared fields

  @Test func `an undeclared field is taken out with its row`() {
    let form = makeForm(Party(guests: [Guest(id: 1, name: "Mei", again: "x")]))
    let again = form.field(\.guests[id: 1].again)
    again.value = "y"
    let count = form.paths.all.count
    form.guests = []
    #expect(!again.status.isIncluded)
    #expect(again.value == "y")
    #expect(form.paths.all.count == count - 2)
    again.value = "z"
    form.update { $0.title = "x" }
    form.submit()
    form.reset(to: Party())
    #expect(again.value == "y")
    #expect(form.state == Party())
  }

  @Test func `an input error of an undeclared field doesn't block once its row was removed`() {
    let form = makeForm(Party(guests: [Guest(id: 1, name: "Mei")]))
    let again = form.field(\.guests[id: 1].again).converted(
      "No", format: { $0 }, parse: { $0 == "no" ? nil : $0 })
    again.value = "no"
    #expect(form.errors.map(\.path) == [\.guests[id: 1].again])
    #expect(form.isDirty)
    form.guests = []
    #expect(form.isValid)
    #expect(form.errors.isEmpty)
  }

  @Test func `an undeclared field belongs to its row again once the row is back`() {
    let form = makeForm(Party(guests: [Guest(id: 1, name: "Mei", again: "x")]))
    let again = form.field(\.guests[id: 1].again)
    form.guests = []
    form.guests = [Guest(id: 1, name: "Mei", again: "y")]
    #expect(form[\.guests[id: 1].again] == "y")
    form[\.guests[id: 1].again] = "z"
    #expect(form.state.guests[0].again == "z")
    withExtendedLifetime(again) {}
  }

  @Test
  func `an undeclared field of a collection without rows follows its row, and is removed with it`()
  {
    let form = Form(Party(guests: [Guest(id: 1, again: "x")])) { FieldValidation(\.title) }
    let again = form.field(\.guests[id: 1].again)
    again.value = "y"
    #expect(form.state.guests[0].again == "y")
    #expect(again.status.isDirty)
    form.update { $0.guests = [Guest(id: 2), Guest(id: 1, again: "z")] }
    #expect(again.value == "z")
    form.guests = []
    #expect(again.value == "z")
    #expect(!again.status.isIncluded)
    form.title = "x"
    form.submit()
    form.reset(to: Party())
    #expect(form.isValid)
    #expect(!form.isDirty)
  }

  // MARK: - Baselines

  @Test func `submitted rows aren't dirty`() {
    let form = makeForm(Party(guests: [Guest(id: 1, name: "Mei"), Guest(id: 2, name: "Ana")]))
    form.guests.reverse()
    #expect(form.isDirty)
    form.submit()
    #expect(!form.isDirty)
    form.guests.reverse()
    #expect(form.isDirty)
    form.reset(to: form.state)
    #expect(!form.isDirty)
  }
}
