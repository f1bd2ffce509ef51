import GenericForm
import GenericFormTesting
import Testing

/// The fields of an optional value exist only while the value does.
@MainActor @Suite struct OptionalPartTests {
  struct Address: Equatable {
    var street = ""
    var city = ""
    var since = Year(number: 2_000)
    var guests: [RowsTests.Guest] = []
    var error: ValidationMessage?
  }

  /// A type without an absent value.
  struct Year: Equatable, Sendable {
    var number: Int
  }

  struct Person: Equatable {
    var address: Address?
    var tags: [String] = []
    var title = ""
  }

  nonisolated static let address = FormValidation<Address> {
    FieldValidation(\.street, .required("Street"), formatters: [.trimmed])
      .writingError(to: \.error)
    FieldValidation(\.city, rules: [.equals(\.street).message("City")])
    FieldValidation(\.since, rules: [ValidationRule("Since") { $0.number > 0 }])
    each(\.guests) { FieldValidation(\.name, .required("Guest")) }
  }

  nonisolated static let validation = FormValidation<Person> {
    FieldValidation(\.title)
    part(\.address, address)
  }

  private let street = \Person.address.ifPresent.street

  @Test func `plain values are validated while they exist`() async {
    let validation = Self.validation
    var person = Person()
    #expect(validation.validate(&person).isValid)
    #expect(person == Person())
    #expect(await validation.check(person).isValid)
    #expect(!validation.isRequired(street, in: person))
    #expect(validation.rules(of: \.address.ifPresent.city, in: person) == [])
    person.address = Address(city: "x", guests: [RowsTests.Guest(id: 1)])
    #expect(validation.validate(&person).messages == ["Street", "City", "Guest"])
    #expect(person.address?.error == "Street")
    #expect(
      validation.result(for: person).errors.map(\.path) == [
        street, \.address.ifPresent.city, \.address.ifPresent.guests[id: 1].name,
      ])
    person.address?.street = " x "
    #expect(validation.validate(street, in: &person) == [])
    #expect(person.address?.street == "x")
  }

  @Test func `a reducer ignores them while they are absent`() {
    let reducer = FormReducer(Self.validation) { (_: Bool) in
      .changed(\Person.title)
    } onValid: { _ in
      true
    }
    var person = Person()
    _ = reducer.reduce(&person, true)
    #expect(person == Person())
  }

  @Test func `they are added and removed with it`() {
    let form = Form(Person(), validation: Self.validation)
    let field = form.field(street)
    #expect(!field.status.isIncluded)
    #expect(field.value == "")
    #expect(form.isValid)
    #expect(!form.isDirty)
    form.address = Address()
    #expect(field.status.isIncluded)
    #expect(!field.status.isTouched)
    #expect(!form.isValid)
    #expect(form.isDirty)
    field.value = "Rue"
    #expect(form.address?.street == "Rue")
    #expect(field.status.isTouched)
    #expect(field.status.isValid)
    form.update { $0.address = nil }
    #expect(!field.status.isIncluded)
    #expect(field.value == "Rue")
    #expect(form.isValid)
    #expect(!form.isDirty)
    form.undo()
    #expect(field.status.isIncluded)
    #expect(form.address == Address())
  }

  @Test func `a late result for them has no effect`() {
    let form = Form(Person(address: Address(street: "Rue")), validation: Self.validation)
    let field = form.field(street)
    let year = form.field(\.address.ifPresent.since)
    form.address = nil
    field.value = "late"
    field.setError("late")
    field.leave()
    field.validate()
    form[street] = "late"
    form.setErrors([street: "late", \.address.ifPresent.guests[id: 1].name: "late"])
    year.value = Year(number: 0)
    #expect(form.address == nil)
    #expect(field.value == "Rue")
    #expect(year.value.number == 2_000)
    #expect(field.status.errors == [])
    #expect(form.isValid)
    #expect(form.isDirty)
    form.submit()
    #expect(form.outcome?.isSubmitted == true)
    #expect(!form.isDirty)
    form.reset(to: Person())
    #expect(!form.isDirty)
    #expect(field.value == "Rue")
    form.address = Address(street: "Road")
    #expect(field.value == "Road")
    #expect(field.status.errors == [])
  }

  @Test func `a rule of another field reads them as absent`() {
    let form = Form(Person(address: Address(street: "Rue"))) {
      part(\.address, Self.address)
      FieldValidation(\.title, rules: [.equals(\.address.ifPresent.street)])
    }
    form.title = "Rue"
    #expect(form.field(\.title).status.isValid)
    form.address = nil
    #expect(!form.field(\.title).status.isValid)
    form.title = ""
    #expect(form.isValid)
  }

  @Test func `adding or removing them makes the form dirty, even without declarations`() {
    let form = Form(Person(), validation: Self.validation)
    form.update { $0.address = Address() }
    #expect(form.isDirty)
    #expect(form.field(street).status.isDirty)
    form.submit()
    #expect(form.outcome?.isSubmitted == false)
    #expect(form.isDirty)
    form.update { $0.address = nil }
    #expect(!form.isDirty)
    #expect(!form.field(street).status.isDirty)
    form.reset(to: Person(address: Address()))
    #expect(!form.isDirty)
    form.update { $0.address = nil }
    #expect(form.isDirty)
  }

  @Test func `an error that the handler sets has no effect while they are absent`() {
    let form = Form(Person(), validation: Self.validation)
    let street = form.field(street)
    form.onSubmit { _ in street.setError("late") }
    form.submit()
    #expect(form.outcome?.isSubmitted == true)
  }

  @Test func `a check is canceled when its value is removed`() {
    let isFree = ScriptedCheck<String>("Taken")
    let form = Form(Person(address: Address())) {
      part(\.address) { FieldValidation(\.street, checks: [isFree.check(debounce: .zero)]) }
    }
    form[street] = "Rue"
    #expect(form.isPending)
    form.address = nil
    #expect(!form.isPending)
    #expect(isFree.cancelledValues == ["Rue"])
  }

  @Test func `its rows are added and removed with it`() {
    let form = Form(Person(), validation: Self.validation)
    form.address = Address(street: "x", city: "x", guests: [RowsTests.Guest(id: 1)])
    let name = form.field(\.address.ifPresent.guests[id: 1].name)
    #expect(form.errors.map(\.summary) == ["Guest"])
    form.address = nil
    #expect(form.isValid)
    #expect(!name.status.isIncluded)
    name.value = "late"
    #expect(form.address == nil)
  }

  @Test func `a condition of the whole holds too`() {
    let form = Form(Person(address: Address())) {
      FormValidation(when: { $0.title.isEmpty }) { part(\.address, Self.address) }
    }
    #expect(form.errors.map(\.summary) == ["Street"])
    form.title = "x"
    #expect(form.isValid)
    form.address = nil
    form.title = ""
    #expect(form.isValid)
  }

  @Test func `its secrets are left out of a draft, and kept when a draft is restored`() {
    let form = Form(Person(address: Address(street: "Rue")), validation: Self.validation)
    form.field(street).isSecret = true
    #expect(form.stateWithoutSecrets.address?.street == "")
    form.address = nil
    #expect(form.stateWithoutSecrets == Person())
    form.takeOver(Person(address: Address()))
    #expect(form.address == Address())
  }

  // MARK: - Custom key paths

  @Test func `a field that is declared through ifPresent or at an index behaves the same way`() {
    let form = Form(Person(address: Address(), tags: ["a", ""])) {
      FieldValidation(\.address.ifPresent.street, .required("Street"))
      part(\.address.ifPresent) { FieldValidation(\.city, .required("City")) }
      FieldValidation(\.tags[at: 1], .required("Tag"))
    }
    #expect(form.errors.map(\.summary) == ["Street", "City", "Tag"])
    let tag = form.field(\.tags[at: 1])
    form.address = nil
    #expect(form.errors.map(\.summary) == ["Tag"])
    form.tags = []
    #expect(form.isValid)
    #expect(!tag.status.isIncluded)
    form[\.tags[at: 1]] = "late"
    form[street] = "late"
    form.submit()
    #expect(form.state == Person())
    form.address = Address()
    form.tags = ["b", ""]
    #expect(form.errors.map(\.summary) == ["Street", "City", "Tag"])
    tag.value = "c"
    #expect(form.tags == ["b", "c"])
  }

  @Test func `plain values without an element are validated too, if its type has a blank value`() {
    let validation = FormValidation<Person> { FieldValidation(\.tags[at: 1], .required("Tag")) }
    #expect(validation.result(for: Person()).isValid)
    #expect(validation.result(for: Person(tags: ["a", ""])).messages == ["Tag"])
    var person = Person()
    validation.validate(&person)
    #expect(validation.valuesToSubmit(of: person) == Person())
  }

  @Test func `without any element, an explanation says what to write instead`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Form(Person()) { FieldValidation(\.address.ifPresent.street, .required) }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("\\Person.address.<Address>.street was read while there is no Address"))
    #expect(said.contains("To validate it, write `each` for rows, and `part`"))
  }
}
