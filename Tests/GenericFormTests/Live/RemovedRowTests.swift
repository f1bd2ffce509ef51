import Testing

@testable import GenericForm

/// Rows that go away in a way that their form does not expect.
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

  @Test func `a property may remove rows when it is set`() {
    let form = makeForm()
    let name = form.field(\.guests[id: 2].name)
    form.count = 1
    #expect(!name.status.isIncluded && form.errors.count == 2)
    form.kind = "small"
    #expect(form.state.guests.isEmpty && form.errors.count == 1)
  }

  @Test func `an element may be replaced by one of another identity`() {
    let form = makeForm()
    form[\.guests[id: 1]] = Guest(id: 9, name: "Mei")
    #expect(form.field(\.guests[id: 9].name).status.isValid)
    form[\.guests[0]] = Guest(id: 8)
    #expect(!form.field(\.guests[id: 8].name).status.isValid)
  }

  @Test func `rows of two collections may have one identity`() {
    let form = makeForm()
    let (guest, host) = (form.field(\.guests[id: 1].note), form.field(\.hosts[id: 1].note))
    form.update { $0.guests.removeFirst() }
    host.value = "Brings cake"
    #expect(form.state.hosts[0].note == "Brings cake")
    withExtendedLifetime(guest) { form.update { $0.hosts = [] } }
    #expect(form.state.hosts.isEmpty)
  }

  @Test(.timeLimit(.minutes(1)))
  func `the sequence of a field that was not declared ends with its row`() async {
    let form = makeForm()
    let note = form.field(\.guests[id: 2].note)
    let statuses = note.statuses
    form.update { $0.guests.removeLast() }
    var last: FieldStatus?
    for await status in statuses { last = status }
    #expect(last?.isIncluded == false)
  }
}
