import GenericFormTesting
import Testing

@testable import FormDeclaration
@testable import GenericForm

/// A reset returns to the values of the start, the last reset or the last submit.
@MainActor @Suite struct FormResetTests {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  struct Values: Equatable {
    var name = ""
    var age: Int?
    var guests: [Guest] = []
    var undeclared = 0
  }

  private func makeForm(_ values: Values = Values(name: "Mei")) -> Form<Values> {
    Form(values) {
      FieldValidation(\.name, rules: [.minLength(3)])
      FieldValidation(\.age)
      each(\.guests) { FieldValidation(\.name, .required) }
    }
  }

  @Test func `a form goes back to its initial values`() {
    let form = makeForm()
    form.update { $0 = Values(name: "Zoë", age: 3, guests: [Guest(id: 1)], undeclared: 4) }
    form.submit()
    form.reset()
    #expect(form.state == Values(name: "Mei"))
    #expect(!form.isDirty)
    #expect(!form.canUndo)
    #expect(form.submitCount == 0)
  }

  @Test func `a form goes back to the last reset`() {
    let form = makeForm()
    form.reset(to: Values(name: "Zoë"))
    form.name = "Ada"
    form.reset()
    #expect(form.state == Values(name: "Zoë"))
  }

  @Test func `a form goes back to the last submitted values`() async {
    let form = makeForm()
    form.onSubmit { _ in form.age = 9 }
    form.name = "Zoë"
    form.undeclared = 4
    #expect(await form.submit().outcome.isSubmitted)
    form.name = "Ada"
    form.reset()
    #expect(form.state == Values(name: "Zoë", undeclared: 4))
  }

  @Test func `a failed submit doesn't change the reset values`() async {
    struct Offline: Error {}
    let form = makeForm()
    form.onSubmit { _ in throw Offline() }
    form.name = "Zoë"
    _ = await form.submit().outcome
    form.reset()
    #expect(form.name == "Mei")
  }

  @Test func `a field goes back by itself, untouched and quiet`() {
    let form = makeForm()
    let name = form.field(\.name)
    name.value = "Z"
    name.leave()
    name.setError("Taken")
    form.age = 3
    #expect(name.status.shownErrors.count == 2)
    name.reset()
    #expect(form.state == Values(name: "Mei", age: 3))
    #expect(name.status == FieldStatus(isRequired: true))
    name.value = "Z"
    #expect(name.status.shownErrors == [])
  }

  @Test func `resetting a field is a step`() {
    let form = makeForm()
    let name = form.field(\.name)
    name.value = "Zoë"
    name.reset()
    form.undo()
    #expect(form.name == "Zoë")
    form.undo()
    #expect(form.name == "Mei")
    #expect(!form.canUndo)
  }

  @Test func `invalid input is forgotten`() {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = "x"
    age.reset()
    #expect(age.value == "")
    #expect(age.status.isValid)
  }

  @Test func `a field of a removed row does nothing`() {
    let form = makeForm(Values(name: "Mei", guests: [Guest(id: 1, name: "Bo")]))
    let name = form.field(\.guests[id: 1].name)
    name.value = "Al"
    form.guests = []
    name.reset()
    #expect(form.guests == [])
    #expect(name.value == "Al")
  }
}
