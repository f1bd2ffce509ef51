import GenericForm
import GenericFormTesting
import Testing

/// Rows that are removed and return.
@MainActor @Suite struct LiveRowsRemovedTests {
  typealias Guest = RowsTests.Guest
  typealias Party = RowsTests.Party

  let validation = RowsTests().validation

  @Test func `a check of a removed row is canceled, and its result dropped`() {
    let isFree = ScriptedCheck<String>("Taken")
    let form = Form(Party(guests: [Guest(id: 1)])) {
      each(\.guests) { FieldValidation(\.name, checks: [isFree.check(debounce: .zero)]) }
    }
    form[\.guests[id: 1].name] = "Mei"
    #expect(form.isPending)
    form.guests = []
    #expect(!form.isPending)
    #expect(isFree.cancelledValues == ["Mei"])
    isFree.answer("Mei", false)
    #expect(form.isValid)
  }

  @Test func `a value in a row without a declaration can be set, and the row removed`() {
    let form = Form(Party(guests: [Guest(id: 1)])) {
      each(\.guests) { FieldValidation(\.name) }
    }
    form[\.guests[id: 1].again] = "x"
    form.guests = []
    form.update { $0.title = "x" }
    form.reset(to: Party())
    #expect(form.state == Party())
  }

  @Test func `a field whose row was removed keeps its value, and ignores changes`() {
    let form = Form(
      Party(guests: [Guest(id: 1, name: "Mei"), Guest(id: 2, name: "Ana", again: "Ana")]),
      validation: validation)
    let path = \Party.guests[id: 1].name
    var included: [Bool] = []
    let observation = form.field(path).observe {
      included.append(form.field(path).status.isIncluded)
    }
    form[path] = "Zoë"
    form.guests.remove(at: 0)
    #expect(included == [true, false])
    let field = form.field(path)
    form[path] = "Ida"
    field.leave()
    field.retry()
    field.validate()
    field.setError("No")
    field.beginComposing()
    field.endComposing()
    #expect(form[path] == "Zoë")
    #expect(field.rules == [])
    #expect(field.status.errors == [])
    #expect(!field.status.isTouched)
    #expect(field.status.isValid)
    #expect(form.state.guests == [Guest(id: 2, name: "Ana", again: "Ana")])
    #expect(form.errors.map(\.path) == [\.title])
    withExtendedLifetime(observation) {}
  }

  @Test func `an update removes rows and adds others`() {
    let form = Form(Party(guests: [Guest(id: 1)], title: "x"), validation: validation)
    let gone = form.field(\.guests[id: 1].name)
    form.update { $0.guests = [Guest(id: 2, name: "Mei", again: "Mei"), Guest(id: 3)] }
    #expect(!gone.status.isIncluded)
    #expect(gone.value == "")
    #expect(form.errors.map(\.path) == [\.guests[id: 3].name])
    #expect(form.isDirty)
  }

  @Test func `observers of a row are notified again once it is back`() {
    let form = Form(Party(guests: [Guest(id: 1)]), validation: validation)
    let path = \Party.guests[id: 1].name
    var values: [String] = []
    let observation = form.field(path).observe { values.append(form[path]) }
    form.guests = []
    form.guests = [Guest(id: 1, name: "Mei")]
    #expect(values == ["", "Mei"])
    #expect(form.field(path).status.isIncluded)
    #expect(!form.field(path).status.isTouched)
    form[path] = " "
    form.field(path).leave()
    #expect(values.last == "")
    #expect(form.field(path).status.shownErrors == ["Name"])
    withExtendedLifetime(observation) {}
  }

  @Test func `a row that is removed and added again unchanged isn't dirty`() {
    let form = Form(Party(guests: [Guest(id: 1, name: "Mei")]), validation: validation)
    form[\.guests[id: 1].name] = "Zoë"
    form.guests = []
    form.guests = [Guest(id: 1, name: "Mei")]
    #expect(!form.isDirty)
    #expect(!form.field(\.guests[id: 1].name).status.isDirty)
  }
}
