import GenericForm
import GenericFormTesting
import Screens
import Testing

@MainActor @Suite struct ProfileTests {
  let form = Form(Profile(), validation: Profile.validation)

  @Test func `says nothing before a person did something`() {
    #expect(form.field(\.name).status.shownErrors.isEmpty)
    #expect(form.field(\.age).status.shownErrors.isEmpty)
    #expect(form.field(\.acceptsAgreement).status.shownErrors.isEmpty)
  }

  @Test func `shows under every field at once what is missing`() {
    form.submit()
    #expect(form.shown(\.name) == ["This field should not be empty"])
    #expect(form.shown(\.age) == ["This field should not be empty"])
    #expect(form.shown(\.acceptsAgreement) == ["Accept the agreement to save your profile"])
    #expect(form.shown(\.about) == [])
    #expect(form.firstInvalidPath == \Profile.name)
  }

  @Test func `tells a person of 17 to come back, and one of 18 to go on`() {
    form.enter("17", in: \.age)
    #expect(form.shown(\.age) == ["You must be 18 or older"])
    form.age = "18"
    #expect(form.shown(\.age) == [])
  }

  @Test(arguments: ["eighteen", "18.5", "٢١", "99999999999999999999"])
  func `asks for a number, and about its size only when there is one`(age: String) {
    form.enter(age, in: \.age)
    #expect(form.shown(\.age) == ["Enter a whole number, such as 12"])
  }

  @Test func `judges an age in a field by itself too`() {
    let rule = ValidationRule.number(.greaterOrEqual(to: 18).message("Too young"))
    #expect(MockTextField("17", validators: [.rule(rule)]).messages == ["Too young"])
    #expect(MockTextField("18", validators: [.rule(rule)]).isValid)
  }

  @Test func `hands over what was entered, without the blanks around it`() async {
    var saved: Profile?
    form.onSubmit { saved = $0 }
    form.name = "  Mei Lin "
    form.age = " 21"
    form.acceptsAgreement = true
    #expect(await form.submit().outcome.isSubmitted)
    #expect(saved?.name == "Mei Lin")
    #expect(saved?.age == "21")
  }
}
