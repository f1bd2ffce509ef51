import GenericForm
import GenericFormTesting
import Testing

/// The input of a converted field, and the resulting value.
@MainActor @Suite struct ConvertedInputTests {
  struct Person: Equatable {
    var age = 5
    var height: Double?
    var isChild = true
  }

  private func makeForm() -> Form<Person> {
    Form(Person()) {
      FieldValidation(\.age, rules: [ValidationRule("Old") { $0 < 151 }], when: { $0.isChild })
    }
  }

  @Test(arguments: ["007", " 7", "+7", "7 "])
  func `input is kept as it is until the field is left`(input: String) {
    let form = makeForm()
    let age = form.field(\.age).text
    var shown: [String] = []
    let observation = age.observe { shown.append(age.value) }
    age.value = input
    #expect(form.age == 7)
    #expect(shown == [input])
    age.leave()
    #expect(age.value == "7")
    #expect(shown.last == "7")
    withExtendedLifetime(observation) {}
  }

  @Test func `invalid input blocks a submit, and the last value stays`() {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = "5x"
    #expect(form.age == 5)
    #expect(age.value == "5x")
    #expect(!form.isValid)
    #expect(form.isDirty)
    #expect(form.errors.map(\.path) == [\.age])
    #expect(form.submit().currentOutcome?.isSubmitted == false)
    age.value = "5"
    #expect(form.isValid)
    #expect(!form.isDirty)
    #expect(form.submit().currentOutcome?.isSubmitted == true)
  }

  @Test func `invalid input blocks a submit even if nothing is declared`() {
    let form = makeForm()
    let height = form.field(\.height).text
    height.value = "tall"
    #expect(!form.isValid)
    #expect(form.errors.count == 1)
    #expect(form.submit().currentOutcome?.isSubmitted == false)
    height.value = ""
    #expect(form.submit().currentOutcome?.isSubmitted == true)
  }

  @Test func `two handles of one field show the same input`() {
    let form = makeForm()
    let (first, second) = (form.field(\.age).text, form.field(\.age).text)
    first.value = "5x"
    #expect(second.value == "5x")
    #expect(second.status.errors.count == 1)
  }

  @Test func `a change from elsewhere replaces the input`() {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = "5x"
    form.update { $0.age = 6 }
    #expect(age.value == "6")
    #expect(form.isValid)
    age.value = "5x"
    form.reset(to: Person(age: 8))
    #expect(age.value == "8")
    #expect(form.isValid)
  }

  @Test func `a field that is excluded and included again starts over`() {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = "5x"
    form.isChild = false
    form.isChild = true
    #expect(age.value == "5")
    #expect(form.isValid)
  }

  @Test func `unfinished text is not parsed`() {
    let form = makeForm()
    let age = form.field(\.age).text
    age.beginComposing()
    age.value = "1"
    age.value = "1a"
    #expect(form.isValid)
    #expect(form.age == 5)
    age.endComposing()
    #expect(age.value == "1a")
    #expect(!form.isValid)
    #expect(form.age == 5)
  }

  @Test func `nested conversions leave and keep their own input`() {
    let form = makeForm()
    let spaced = form.field(\.age).text.converted(
      "No", format: { $0.map(String.init) }, parse: { $0.joined() })
    spaced.value = ["0", "7"]
    #expect(form.age == 7)
    #expect(spaced.value == ["0", "7"])
    spaced.leave()
    #expect(spaced.value == ["7"])
  }

  @Test func `a field whose form was released takes no input`() {
    let age = makeForm().field(\.age).text
    age.value = "7"
    age.leave()
    #expect(age.value == "5")
  }

  @Test(arguments: ["", "x", "1.5", "99999999999999999999", "٧"])
  func `text that isn't a whole number is an error`(input: String) {
    let form = makeForm()
    let age = form.field(\.age).text
    age.value = input
    #expect(!age.status.isValid)
    #expect(form.age == 5)
  }
}
