import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite struct LiveRowsTests {
  typealias Guest = RowsTests.Guest
  typealias Party = RowsTests.Party

  let validation = RowsTests().validation

  @Test func `are dirty while their order differs from the initial one`() {
    let rows = LiveRows(order: [1, 2], numbers: [7, 8], elementSize: 1)
    #expect(rows.order == [1, 2])
    #expect(rows.baseline == [1, 2])
    #expect(!rows.isDirty)
    rows.replace(order: [2, 1], numbers: [8, 7])
    #expect(rows.isDirty)
    #expect(rows.index(of: 7) == 1)
    #expect(rows.index(of: 9) == nil)
    rows.baseline = [2, 1]
    #expect(!rows.isDirty)
  }

  @Test func `the user's actions on a row stay with it when rows move`() {
    let form = Form(
      Party(guests: [Guest(id: 1, name: "Mei"), Guest(id: 2)]), validation: validation)
    form[\.guests[id: 1].name] = ""
    form.field(\.guests[id: 1].name).leave()
    form.guests.reverse()
    #expect(form.guests.map(\.id) == [2, 1])
    #expect(form.field(\.guests[id: 1].name).status.shownErrors == ["Name"])
    #expect(form.field(\.guests[id: 1].name).status.isTouched)
    #expect(!form.field(\.guests[id: 2].name).status.isTouched)
    form[\.guests[id: 1].name] = "Zoë"
    #expect(form.state.guests[1].name == "Zoë")
    #expect(form.field(\.guests[id: 1].name).status.shownErrors.isEmpty)
  }

  @Test func `errors follow the order of the rows`() {
    let form = Form(
      Party(guests: [Guest(id: 1), Guest(id: 2)], title: "x"), validation: validation)
    #expect(form.errors.map(\.path) == [\.guests[id: 1].name, \.guests[id: 2].name])
    form.guests.swapAt(0, 1)
    #expect(form.errors.map(\.path) == [\.guests[id: 2].name, \.guests[id: 1].name])
  }

  @Test func `an added row starts untouched, and a removed one doesn't block`() {
    let form = Form(Party(title: "x"), validation: validation)
    #expect(!form.isValid)
    form.guests.append(Guest(id: 1))
    #expect(form.errors.map(\.path) == [\.guests[id: 1].name])
    #expect(form.field(\.guests[id: 1].name).status.shownErrors.isEmpty)
    #expect(form.isDirty)
    form.guests.append(Guest(id: 2, name: "Mei", again: "Mei"))
    form.guests.remove(at: 0)
    #expect(form.isValid)
    form.guests = []
    #expect(!form.isDirty)
    #expect(form.errors.map(\.path) == [\.guests])
  }

  @Test func `a server error waits for a row that is added later`() {
    let form = Form(Party(title: "x"), validation: validation)
    form.setErrors([\.guests[id: 1].name: "Unknown"])
    form.guests = [Guest(id: 1, name: "Mei", again: "Mei")]
    #expect(form.field(\.guests[id: 1].name).status.shownErrors == ["Unknown"])
  }

  @Test func `the value of an added row isn't checked before a submit`() {
    let isFree = ScriptedCheck<String>("Taken")
    let form = Form(Party()) {
      each(\.guests) { FieldValidation(\.name, checks: [isFree.check(debounce: .zero)]) }
    }
    form.guests = [Guest(id: 1, name: "Mei")]
    #expect(isFree.values == [])
    #expect(!form.isPending)
    form.submit()
    #expect(isFree.values == ["Mei"])
  }

  @Test func `a rule in a row reads its own row`() {
    let form = Form(
      Party(guests: [Guest(id: 1, name: "a", again: "a"), Guest(id: 2, name: "b", again: "b")]),
      validation: validation)
    form[\.guests[id: 2].name] = "c"
    #expect(form.errors.map(\.path).first == \.guests[id: 2].again)
    form[\.guests[id: 2].again] = "c"
    #expect(form.errors.map(\.path) == [\.title])
  }

  @Test func `setting the whole collection validates the rows whose values are new`() {
    let start = [Guest(id: 1, name: "a", again: "a"), Guest(id: 2, name: "b", again: "b")]
    let form = Form(Party(guests: start, title: "x"), validation: validation)
    var notified: [Int] = []
    let observations = [1, 2].map { id in
      form.field(\.guests[id: id].name).observe { notified.append(id) }
    }
    form.guests = [start[0], Guest(id: 2, name: "", again: "b")]
    #expect(form.errors.map(\.path) == [\.guests[id: 2].name, \.guests[id: 2].again])
    #expect(notified == [2])
    #expect(form[\.guests[id: 2].name] == "")
    withExtendedLifetime(observations) {}
  }

  @Test func `a change in a row validates what reads the whole collection`() {
    let form = Form(Party(guests: [Guest(id: 1, name: "a"), Guest(id: 2, name: "b")])) {
      FieldValidation(\.guests, rules: [.isUnique { $0.name }])
      each(\.guests) { FieldValidation(\.name) }
      FieldValidation(
        \.title, rules: [.reading("Alone") { _, form in form.guests.contains { $0.name == "b" } }])
    }
    #expect(form.isValid)
    form[\.guests[id: 2].name] = "a"
    #expect(form.errors.map(\.path) == [\.guests, \.title])
  }

  @Test func `excluded rows aren't validated`() {
    let form = Form(Party(guests: [Guest(id: 1)])) {
      FormValidation(when: { $0.isOpen }) {
        each(\.guests) { FieldValidation(\.name, rules: [.notEmpty]) }
      }
    }
    #expect(!form.isValid)
    form.isOpen = false
    #expect(form.isValid)
    form.guests.append(Guest(id: 2))
    #expect(form.isValid)
    form.isOpen = true
    #expect(form.errors.count == 2)
  }

  @Test(arguments: [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1], [3, 9, 5, 1], [5], [8, 9, 2, 7, 4], []])
  func `a row is found wherever it moved`(ids: [Int]) {
    let form = Form(Party(guests: (1...5).map { Guest(id: $0) }), validation: validation)
    form.guests = ids.map { Guest(id: $0) }
    for id in ids { form[\.guests[id: id].name] = String(id) }
    #expect(form.state.guests.map(\.name) == ids.map(String.init))
    for id in ids { #expect(form[\.guests[id: id].name] == String(id)) }
  }

  @Test func `rows within rows`() {
    struct Table: Equatable, Identifiable {
      let id: Int
      var guests: [Guest] = []
    }
    struct Hall: Equatable { var tables: [Table] = [] }
    let form = Form(Hall(tables: [Table(id: 1, guests: [Guest(id: 1)])])) {
      each(\.tables) {
        each(\.guests) { FieldValidation(\.name, rules: [.notEmpty]) }
      }
    }
    form[\.tables[id: 1].guests].append(Guest(id: 2))
    #expect(form.errors.count == 2)
    #expect(form.isDirty)
    form[\.tables[id: 1].guests[id: 2].name] = "Mei"
    #expect(form.errors.map(\.path) == [\.tables[id: 1].guests[id: 1].name])
    form.tables = []
    #expect(form.isValid)
    #expect(form.paths.all.count == 1)
    form.reset(to: Hall())
    #expect(!form.isDirty)
  }
}
