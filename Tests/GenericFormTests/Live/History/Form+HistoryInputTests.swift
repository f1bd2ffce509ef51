import Testing

@testable import GenericForm

@MainActor @Suite(.timeLimit(.minutes(10))) struct FormUndoInputTests {
  // MARK: - Rows

  @Test func `rows are restored with their fields and typed text`() {
    let form = Party.makeForm(Party(guests: [Party.Guest(id: 1, name: "Mei"), Party.Guest(id: 2)]))
    let name = form.field(\.guests[id: 1].name)
    let age = form.field(\.guests[id: 1].age).text
    age.value = "12a"
    form.guests.removeFirst()
    form.guests.append(Party.Guest(id: 3))
    form.guests.swapAt(0, 1)
    form.undo()
    #expect(form.guests.map(\.id) == [2, 3])
    form.undo()
    form.undo()
    #expect(form.guests.map(\.id) == [1, 2])
    #expect(name.status.isIncluded)
    #expect(name.value == "Mei")
    #expect(age.value == "12a")
    #expect(!age.status.isValid)
    #expect(form.undo() == \.guests[id: 1].age)
    #expect(age.value == "0")
    #expect(age.status.isValid)
    name.value = "Ada"
    #expect(form.guests[0].name == "Ada")
  }

  // MARK: - Input that isn't a valid value

  @Test func `invalid text appears and disappears with its error`() {
    let form = Party.makeForm()
    let age = form.field(\.age).text
    age.value = "1"
    age.value = "12"
    age.leave()
    age.value = "12a"
    age.value = "12ab"
    #expect(form.age == 12)
    #expect(!age.status.isValid)
    form.undo()
    #expect(age.value == "12")
    #expect(age.status.isValid)
    #expect(form.isValid == Party.makeForm().isValid)
    form.redo()
    #expect(age.value == "12ab")
    #expect(!age.status.isValid)
    form.undo()
    form.undo()
    #expect(age.value == "0")
    #expect(form.age == 0)
    #expect(!form.isDirty)
    form.redo()
    #expect(age.value == "12")
    #expect(form.age == 12)
  }

  @Test func `text for the same value is a step`() {
    let form = Party.makeForm()
    let age = form.field(\.age).text
    age.value = "12"
    age.value = "012"
    #expect(form.age == 12)
    #expect(age.value == "012")
    form.undo()
    #expect(age.value == "12")
    form.redo()
    #expect(age.value == "012")
  }

  @Test func `an undo elsewhere leaves invalid text unchanged`() {
    let form = Party.makeForm()
    let age = form.field(\.age).text
    form.isOpen = true
    age.value = "x"
    form.isOpen = false
    form.field(\.age).setError("Server")
    form.undo()
    #expect(age.value == "x")
    #expect(form.field(\.age).live.facts.serverErrors == ["Server"])
  }
}
