import GenericForm
import GenericFormTesting
import Screens
import Testing

@MainActor @Suite struct ProfileTests {
  let form = Form(Profile(), validation: Profile.validation)

  @Test func `shows nothing at the start`() {
    #expect(form.field(\.name).status.shownErrors.isEmpty)
    #expect(form.field(\.age).status.shownErrors.isEmpty)
    #expect(form.field(\.acceptsAgreement).status.shownErrors.isEmpty)
  }

  @Test func `shows what is missing under every field at once`() {
    form.submit()
    #expect(form.shown(\.name) == ["Enter your name"])
    #expect(form.shown(\.age) == ["Enter your age"])
    #expect(form.shown(\.acceptsAgreement) == ["Accept the agreement to save your profile"])
    #expect(form.shown(\.about) == [])
    #expect(form.firstInvalidPath == \Profile.name)
  }

  @Test func `accepts an age of 18, but not of 17`() {
    form.enter("17", in: \.age)
    #expect(form.shown(\.age) == ["You must be 18 or older"])
    form.age = "18"
    #expect(form.shown(\.age) == [])
  }

  @Test(
    arguments: [
      ("eighteen", "Enter a whole number, such as 12"),
      ("18.5", "Enter a whole number, such as 12"), ("٢١", "Enter a whole number, such as 12"),
      ("99999999999999999999", "Enter a whole number with at most 18 digits"),
    ])
  func `requires a number, and compares it only if there is one`(age: String, message: String) {
    form.enter(age, in: \.age)
    #expect(form.shown(\.age) == [message])
  }

  @Test func `validates an age in a single field too`() {
    let rule = Rule.number(.atLeast(18).message("Too young"))
    #expect(MockTextField("17", validators: [.rule(rule)]).messages == ["Too young"])
    #expect(MockTextField("18", validators: [.rule(rule)]).isValid)
  }

  @Test func `submits the values without surrounding white space`() async {
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
