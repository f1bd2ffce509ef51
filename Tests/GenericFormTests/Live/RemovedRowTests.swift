import Testing

@testable import GenericForm

/// Rows that disappear unexpectedly.
@MainActor @Suite struct RemovedRowTests {
  private struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
    var note = ""
  }

  private struct Party: Equatable {
    var guests = [Guest(id: 1), Guest(id: 2)]
    var hosts = [Guest(id: 1)]
    var kind = "" {
      didSet { guests = [] }
    }
    var count: Int {
      get { guests.count }
      set { guests = Array(guests.prefix(newValue)) }
    }
  }

  private func makeForm() -> Form<Party> {
    Form(Party()) {
      each(\.guests) { FieldValidation(\.name, .required) }
      each(\.hosts) { FieldValidation(\.name, .required) }
    }
  }

  @Test func `a property can remove rows when it is set`() {
    let form = makeForm()
    let name = form.field(\.guests[id: 2].name)
    form.count = 1
    #expect(!name.status.isIncluded)
    #expect(form.errors.count == 2)
    form.kind = "small"
    #expect(form.state.guests.isEmpty)
    #expect(form.errors.count == 1)
  }

  @Test func `an element can be replaced by one with another identity`() {
    let form = makeForm()
    form[\.guests[id: 1]] = Guest(id: 9, name: "Mei")
    #expect(form.field(\.guests[id: 9].name).status.isValid)
    form[\.guests[0]] = Guest(id: 8)
    #expect(!form.field(\.guests[id: 8].name).status.isValid)
  }

  @Test func `rows of two collections can have the same identity`() {
    let form = makeForm()
    let (guest, host) = (form.field(\.guests[id: 1].note), form.field(\.hosts[id: 1].note))
    form.update { $0.guests.removeFirst() }
    host.value = "Brings cake"
    #expect(form.state.hosts[0].note == "Brings cake")
    withExtendedLifetime(guest) { form.update { $0.hosts = [] } }
    #expect(form.state.hosts.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)))
  func `the sequence of an undeclared field ends with its row`() async {
    let form = makeForm()
    let note = form.field(\.guests[id: 2].note)
    let statuses = note.statuses
    form.update { $0.guests.removeLast() }
    var last: FieldStatus?
    for await status in statuses { last = status }
    #expect(last?.isIncluded == false)
  }

  // MARK: - Undeclared fields

  @Test func `a field is removed with its row, even if another collection has the same identity`() {
    let form = makeForm()
    let (guest, host) = (form.field(\.guests[id: 1].note), form.field(\.hosts[id: 1].note))
    guest.value = "Late"
    form.guests.removeFirst()
    #expect(guest.value == "Late")
    #expect(!guest.status.isIncluded)
    #expect(!guest.status.isDirty)
    guest.value = "Early"
    guest.leave()
    guest.validate()
    form.submit()
    form.reset(to: form.state)
    #expect(guest.value == "Late")
    #expect(form.state.guests == [Guest(id: 2)])
    host.value = "Brings cake"
    #expect(form.state.hosts == [Guest(id: 1, note: "Brings cake")])
  }

  @Test func `a field is removed with its row in a collection without declarations`() {
    let form = Form(Party()) { FieldValidation(\.kind) }
    let note = form.field(\.guests[id: 2].note)
    var values: [String] = []
    let observation = note.observe { values.append(note.value) }
    note.value = "Late"
    form.guests[1].note = "Later"
    form.kind = "small"
    #expect(form.state.guests.isEmpty)
    #expect(!note.status.isIncluded)
    note.value = "Early"
    #expect(note.value == "Later")
    #expect(values == ["Late", "Later", "Later"])
    #expect(form.state.guests.isEmpty)
    #expect(form.isDirty)
    form.guests = [Guest(id: 2)]
    #expect(note.value == "Later")
    #expect(form.field(\.guests[id: 2].note).value == "")
    withExtendedLifetime(observation) {}
  }

  @Test func `a field is removed with any row that contains it`() {
    struct Table: Equatable, Identifiable {
      let id: Int
      var guests = [Guest(id: 1, note: "Late")]
    }
    struct Hall: Equatable {
      var tables = [Table(id: 1), Table(id: 2)]
      var title = ""
    }
    let form = Form(Hall()) { FieldValidation(\.title) }
    let (one, two) = (
      form.field(\.tables[id: 1].guests[id: 1].note), form.field(\.tables[id: 2].guests[id: 1].note)
    )
    form.update { $0.tables.removeFirst() }
    #expect(one.value == "Late")
    #expect(!one.status.isIncluded)
    #expect(two.status.isIncluded)
    form[\.tables[id: 2].guests] = []
    #expect(two.value == "Late")
    #expect(!two.status.isIncluded)
  }

  @Test func `a field is removed with its row on a reset`() {
    let form = makeForm()
    let note = form.field(\.guests[id: 2].note)
    note.value = "Late"
    form.reset(to: Party(guests: []))
    #expect(note.value == "Late")
    #expect(!note.status.isIncluded)
    #expect(!form.isDirty)
  }

  @Test func `the contents of removed rows are released, except one row, even if fields are held`()
  {
    final class Tag: Equatable {
      static func == (left: Tag, right: Tag) -> Bool { left === right }
    }
    struct Tagged: Equatable, Identifiable {
      let id: Int
      var note = ""
      var tag = Tag()
    }
    final class Observed {
      weak var tag: Tag?
      init(_ tag: Tag) { self.tag = tag }
    }
    let form = Form((1...10).map { Tagged(id: $0) }) { FieldValidation(\.self) }
    let note = form.field(\.[id: 7].note)
    note.value = "Late"
    let tags = form.state.map { Observed($0.tag) }
    #expect(tags.allSatisfy { $0.tag != nil })
    form.reset(to: [])
    #expect(tags.count { $0.tag != nil } <= 1)
    #expect(note.value == "Late")
  }

  @Test func `a value that is set by its index leaves no stale field`() {
    let form = makeForm()
    form[\.guests[1].name] = "Mei"
    #expect(form.field(\.guests[id: 2].name).status.isValid)
    #expect(form.isDirty)
    form[\.guests[1].note] = "Late"
    #expect(form[\.guests[id: 2].note] == "Late")
    #expect(form[\.guests[1].note] == "Late")
    form.guests = []
    form.reset(to: Party())
    #expect(form.state == Party())
    #expect(!form.isDirty)
  }

  @Test func `a field of a row that never existed takes no value`() {
    let form = Form(Party()) { FieldValidation(\.kind) }
    let note = form.field(\.guests[id: 3].note)
    note.value = "Late"
    #expect(note.value == "")
    #expect(form.state == Party())
  }
}
