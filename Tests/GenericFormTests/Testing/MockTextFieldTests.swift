import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct MockTextFieldTests {
  @Test func `starts empty, without validators`() {
    let field = MockTextField()
    #expect(field.text == "")
    #expect(field.validators.isEmpty)
    #expect(field.isValid)
  }

  @Test func `shows messages once it is validated, and while it is corrected`() {
    let field = MockTextField("BobyLeMec", validators: [.email])
    #expect(field.shownMessages == [])
    field.performValidation()
    #expect(field.shownMessages == ["Enter an email address, such as mei@example.com"])
    field.validators = [.email, .minLength(20, message: "Short")]
    #expect(field.shownMessages == ["Enter an email address, such as mei@example.com", "Short"])
    field.text = "BobyLeMec@gmail.com"
    #expect(field.shownMessages == ["Short"])
    field.validators = [.email]
    #expect(field.shownMessages == [])
  }

  @Test func `shows messages when it loses the focus`() {
    let field = MockTextField(validators: [.email])
    field.text = "BobyLeMec"
    #expect(field.shownMessages == [])
    field.leave()
    #expect(field.shownMessages == ["Enter an email address, such as mei@example.com"])
  }

  @Test func `has timing, warnings and checks`() {
    let check = ScriptedCheck<String>("Taken")
    let field = MockTextField(
      validators: [.rule(.maxLength(2).message("Long").asWarning())],
      checks: [check.check(debounce: .zero)], timing: .onChange, clock: ManualClock())
    field.text = "mei"
    #expect(field.warnings == ["Long"])
    #expect(field.isValid == false)
    #expect(field.field.status.isPending)
    check.fail("mei")
    #expect(field.field.status.canRetry)
    field.field.retry()
    check.answer("mei", false)
    #expect(field.messages == ["Taken"])
  }

  @Test func `shows a field of a form`() {
    let form = Form(["name": ""]) {
      FieldValidation(\.["name"], rules: [ValidationRule("No name") { $0?.isEmpty == false }])
    }
    let field = MockTextField(form.field(\.["name"]).text)
    #expect(field.messages == ["No name"])
    field.text = "Mei"
    #expect(form.state == ["name": "Mei"])
    #expect(field.isValid)
  }

  @Test func `a form's field has no validators, and setting some stops the program`() async {
    let form = Form("") { FieldValidation(\.self, .required) }
    #expect(MockTextField(form.field(\.self)).validators.isEmpty)
    await #expect(processExitsWith: .failure) { @MainActor in
      let form = Form("") { FieldValidation(\.self, .required) }
      MockTextField(form.field(\.self)).validators = [.email]
    }
  }

  @Test func `a field of a form doesn't keep the form alive`() {
    func makeField() -> MockTextField {
      MockTextField(Form("mei") { FieldValidation(\.self, .required) }.field(\.self))
    }
    let field = makeField()
    field.text = ""
    field.performValidation()
    #expect(field.text == "mei")
    #expect(field.shownMessages == [])
  }

  @Test func `can be used wherever a field can`() {
    let fields: [any FormField] = [MockTextField("mei", validators: [.email]), MockTextField()]
    #expect(fields.map(\.isValid) == [false, true])
  }
}
