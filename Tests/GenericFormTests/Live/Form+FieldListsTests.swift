import GenericFormTesting
import Testing

@testable import GenericForm

/// The lists of touched and changed fields, and validation of a subset.
@MainActor @Suite struct FormFieldListsTests {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  struct Values: Equatable {
    var name = ""
    var email = ""
    var guests: [Guest] = []
    var undeclared = 0
  }

  private let check = ScriptedCheck<String>("Taken")

  private func makeForm(_ values: Values = Values()) -> Form<Values> {
    Form(values) {
      FieldValidation(\.name, .required, checks: [check.check()])
      FieldValidation(\.email, .required, rules: [.isEmail])
      each(\.guests) { FieldValidation(\.name, .required) }
    }
  }

  @Test func `lists touched fields from top to bottom`() {
    let form = makeForm()
    #expect(form.touchedFields == [])
    form.email = "mei@"
    form.field(\.name).leave()
    #expect(form.touchedFields == [\.name, \.email])
    form.reset()
    #expect(form.touchedFields == [])
  }

  @Test func `lists changed fields, rows and values that aren't declared`() {
    let form = makeForm(Values(guests: [Guest(id: 1)]))
    form.field(\.email).leave()
    #expect(form.changedFields == [])
    form.field(\.undeclared).value = 2
    let name = form.field(\.guests[id: 1].name)
    name.value = "Mei"
    #expect(form.changedFields.map { $0 as AnyKeyPath } == [name.path, \Values.undeclared])
    form.update { $0.guests = [] }
    #expect(form.changedFields == [\.guests, \.undeclared])
    form.update { $0.guests = [Guest(id: 1)] }
    form.undeclared = 0
    #expect(form.changedFields == [])
  }

  @Test func `validates some fields and shows them`() {
    let form = makeForm(Values(name: "Mei"))
    #expect(!form.validate(\.email))
    #expect(form.field(\.email).status.shownErrors == [.rule(.required)])
    #expect(!form.field(\.name).status.isRevealed)
    form.email = "mei@example.com"
    #expect(form.validate(\.email))
    #expect(form.validate(\.undeclared))
  }

  @Test func `a pending check isn't valid yet`() {
    let form = makeForm(Values(name: "Mei"))
    #expect(!form.validate(\.name))
    #expect(check.openValues == ["Mei"])
    check.answer("Mei", true)
    #expect(form.validate(\.name))
  }

  @Test func `a collection represents its rows`() {
    let form = makeForm(Values(guests: [Guest(id: 1)]))
    #expect(!form.validate(\.guests))
    #expect(form.field(\.guests[id: 1].name).status.shownErrors == [.rule(.required)])
    #expect(!form.field(\.email).status.isRevealed)
  }
}
