import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct RowsTests {
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

  @Test func `judges every row, in order`() {
    let party = Party(guests: [Guest(id: 2), Guest(id: 1, name: "Mei")])
    #expect(validation.verdict(on: party).messages == ["Name", "Again", "Title"])
    #expect(validation.verdict(on: Party()).messages == ["Nobody", "Title"])
  }

  @Test func `formats every row`() {
    var party = Party(guests: [Guest(id: 1, name: " Mei ")])
    validation.validate(&party)
    #expect(party.guests[id: 1].name == "Mei")
  }

  @Test func `what a person did to a row stays with it when rows move`() {
    let form = Form(
      Party(guests: [Guest(id: 1, name: "Mei"), Guest(id: 2)]), validation: validation)
    form[\.guests[id: 1].name] = ""
    form.leave(\.guests[id: 1].name)
    form.guests.reverse()
    #expect(form.guests.map(\.id) == [2, 1])
    #expect(form.field(\.guests[id: 1].name).errors == ["Name"])
    #expect(form.field(\.guests[id: 1].name).isTouched)
    #expect(!form.field(\.guests[id: 2].name).isTouched)
    form[\.guests[id: 1].name] = "Zoë"
    #expect(form.state.guests[1].name == "Zoë")
    #expect(form.field(\.guests[id: 1].name).errors.isEmpty)
  }

  @Test func `faults follow the order of the rows`() {
    let form = Form(
      Party(guests: [Guest(id: 1), Guest(id: 2)], title: "x"), validation: validation)
    #expect(form.faults.map(\.path) == [\.guests[id: 1].name, \.guests[id: 2].name])
    form.guests.swapAt(0, 1)
    #expect(form.faults.map(\.path) == [\.guests[id: 2].name, \.guests[id: 1].name])
  }

  @Test func `a row that is added starts untouched, and one that is removed is not in the way`() {
    let form = Form(Party(title: "x"), validation: validation)
    #expect(!form.isValid)
    form.guests.append(Guest(id: 1))
    #expect(form.faults.map(\.path) == [\.guests[id: 1].name])
    #expect(form.field(\.guests[id: 1].name).errors.isEmpty)
    #expect(form.isDirty)
    form.guests.append(Guest(id: 2, name: "Mei", again: "Mei"))
    form.guests.remove(at: 0)
    #expect(form.isValid)
    form.guests = []
    #expect(!form.isDirty)
    #expect(form.faults.map(\.path) == [\.guests])
  }

  @Test func `a rule in a row reads its own row`() {
    let form = Form(
      Party(guests: [Guest(id: 1, name: "a", again: "a"), Guest(id: 2, name: "b", again: "b")]),
      validation: validation)
    form[\.guests[id: 2].name] = "c"
    #expect(form.faults.map(\.path).first == \.guests[id: 2].again)
    form[\.guests[id: 2].again] = "c"
    #expect(form.faults.map(\.path) == [\.title])
  }

  @Test func `a change in a row judges the whole collection`() {
    let form = Form(
      Party(guests: [Guest(id: 1, name: "a"), Guest(id: 2, name: "b")]),
      validation: FormValidation {
        FieldValidation(\.guests, rules: [.isUnique { $0.name }])
        each(\.guests) { FieldValidation(\.name) }
        FieldValidation(
          \.title, rules: [.reading("Alone") { _, form in form.guests.contains { $0.name == "b" } }]
        )
      })
    #expect(form.isValid)
    form[\.guests[id: 2].name] = "a"
    #expect(form.faults.map(\.path) == [\.guests, \.title])
  }

  @Test func `rows that are not wanted are not judged`() {
    let form = Form(
      Party(guests: [Guest(id: 1)]),
      validation: FormValidation {
        FormValidation(when: { $0.isOpen }) {
          each(\.guests) { FieldValidation(\.name, rules: [.notEmpty]) }
        }
      })
    #expect(!form.isValid)
    form.isOpen = false
    #expect(form.isValid)
    form.guests.append(Guest(id: 2))
    #expect(form.isValid)
    form.isOpen = true
    #expect(form.faults.count == 2)
  }

  @Test func `a check of a row that is removed is cancelled, and its answer is dropped`() {
    let isFree = ScriptedCheck<String>("Taken")
    let form = Form(
      Party(guests: [Guest(id: 1)]),
      validation: FormValidation {
        each(\.guests) { FieldValidation(\.name, checks: [isFree.rule(debounce: .zero)]) }
      })
    form[\.guests[id: 1].name] = "Mei"
    #expect(form.isPending)
    form.guests = []
    #expect(!form.isPending)
    #expect(isFree.cancelledValues == ["Mei"])
    isFree.answer("Mei", false)
    #expect(form.isValid)
  }

  @Test func `a value of a row about which nothing is asked can be written, and the row removed`() {
    let form = Form(
      Party(guests: [Guest(id: 1)]),
      validation: FormValidation { each(\.guests) { FieldValidation(\.name) } })
    form[\.guests[id: 1].again] = "x"
    form.guests = []
    form.update { $0.title = "x" }
    form.reset(to: Party())
    #expect(form.state == Party())
  }

  @Test func `a field whose row is gone can still be left, written and read`() {
    let form = Form(
      Party(guests: [Guest(id: 1, name: "Mei"), Guest(id: 2, name: "Ana", again: "Ana")]),
      validation: validation)
    let path = \Party.guests[id: 1].name
    var told: [Bool] = []
    let observation = form.observe(path) { told.append(form.field(path).isWanted) }
    form[path] = "Zoë"
    form.guests.remove(at: 0)
    #expect(told == [true, false])
    form[path] = "Ida"
    form.leave(path)
    form.retry(path)
    form.beginComposing(path)
    form.endComposing(path)
    #expect(form[path] == "Zoë")
    #expect(form.state.guests == [Guest(id: 2, name: "Ana", again: "Ana")])
    #expect(form.faults.map(\.path) == [\.title])
    withExtendedLifetime(observation) {}
  }

  @Test func `those who observe a row hear of it again when it is back`() {
    let form = Form(Party(guests: [Guest(id: 1)]), validation: validation)
    let path = \Party.guests[id: 1].name
    var told: [String] = []
    let observation = form.observe(path) { told.append(form[path]) }
    form.guests = []
    form.guests = [Guest(id: 1, name: "Mei")]
    #expect(told == ["", "Mei"])
    #expect(form.field(path).isWanted && !form.field(path).isTouched)
    form[path] = " "
    form.leave(path)
    #expect(told.last == "" && form.field(path).errors == ["Name"])
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1], [3, 9, 5, 1], [5], [8, 9, 2, 7, 4], []])
  func `a row is found wherever it went`(ids: [Int]) {
    let form = Form(
      Party(guests: (1...5).map { Guest(id: $0) }), validation: validation)
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
    let form = Form(
      Hall(tables: [Table(id: 1, guests: [Guest(id: 1)])]),
      validation: FormValidation<Hall> {
        each(\.tables) {
          each(\.guests) { FieldValidation(\.name, rules: [.notEmpty]) }
        }
      })
    form[\.tables[id: 1].guests].append(Guest(id: 2))
    #expect(form.faults.count == 2)
    form[\.tables[id: 1].guests[id: 2].name] = "Mei"
    #expect(form.faults.map(\.path) == [\.tables[id: 1].guests[id: 1].name])
    form.tables = []
    #expect(form.isValid)
  }
}
