import Testing

@testable import GenericForm

@MainActor @Suite struct FieldConvertedComposingTests {
  private struct Person: Equatable {
    var age = 18
    var isAdult = true
  }

  @Test func `composed text stays as entered until the field is left`() {
    let form = Form(Person()) { FieldValidation(\.age, rules: [.atLeast(5)]) }
    let age = form.field(\.age).text
    age.beginComposing()
    age.value = "009"
    #expect(age.value == "009")
    #expect(form.age == 18)
    age.endComposing()
    #expect(age.value == "009")
    #expect(form.age == 9)
    age.leave()
    #expect(age.value == "9")
  }

  @Test func `an excluded field accepts a value, and has no error`() {
    let form = Form(Person(isAdult: false)) {
      FieldValidation(\.age, rules: [.atLeast(5)], when: { $0.isAdult })
    }
    let age = form.field(\.age).text
    age.value = "9"
    #expect(form.age == 9)
    age.value = "nine"
    #expect(form.age == 9)
    #expect(age.status.errors == [])
    #expect(age.value == "9")
  }

  @Test func `a field is released with its form during a composition`() {
    var form: Form<Person>? = Form(Person(), validation: FormValidation {})
    var age = form?.field(\.age).text
    weak let live = age?.live
    age?.beginComposing()
    age?.value = "9"
    form = nil
    age = nil
    #expect(live == nil)
  }
}
