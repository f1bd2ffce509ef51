import GenericFormTesting
import Testing

@testable import GenericForm

@MainActor @Suite struct StandaloneFormTests {
  @Test func `is a form with one text and its validators`() {
    let own = StandaloneForm("mei", validators: [.required, .email])
    #expect(own.field.value == "mei")
    #expect(own.field.status.errors.count == 1)
    #expect(own.field.status.isRequired)
    #expect(own.field.rules.count == 1)
    own.field.value = "mei@example.com"
    #expect(own.form.isValid)
    #expect(own.form.state == "mei@example.com")
  }

  @Test func `lists the result of each rule for an empty text`() {
    let own = StandaloneForm(
      validators: [.minLength(3, message: "Short"), .noEmojis(message: "No")])
    #expect(own.field.status.isValid)
    #expect(own.field.rules.map(\.isMet) == [false, true])
    own.field.value = "mei"
    #expect(own.field.rules.map(\.isMet) == [true, true])
    own.validators = [.minLength(5, message: "Short")]
    #expect(own.field.rules.map(\.isMet) == [false])
  }

  @Test func `other validators validate the text again`() {
    let own = StandaloneForm("mei")
    #expect(own.field.status.isValid)
    #expect(!own.field.status.isRequired)
    own.validators = [.required, .mobile]
    #expect(!own.field.status.isValid)
    #expect(own.field.status.isRequired)
    #expect(own.validators.count == 2)
    own.validators = []
    #expect(own.field.status.isValid)
    #expect(!own.field.status.isRequired)
  }

  @Test func `errors and warnings come from all validators, in order`() {
    let own = StandaloneForm(
      "ab",
      validators: [
        .rule(.containsNumber.message("Digit").asWarning()), .minLength(3, message: "Short"),
        .rule(.isEmail.message("Email")),
      ])
    #expect(own.field.status.errors == ["Short", "Email"])
    #expect(own.field.status.warnings == ["Digit"])
  }

  @Test func `has a timing, and checks on a clock`() {
    let (check, clock) = (ScriptedCheck<String>("Taken"), ManualClock())
    let own = StandaloneForm(
      validators: [], checks: [check.check()], timing: .onChange, clock: clock)
    own.field.value = "a"
    #expect(own.field.status.isPending)
    clock.advance(by: .milliseconds(400))
    check.answer("a", false)
    #expect(own.field.status.shownErrors == ["Taken"])
  }

  @Test func `custom validators run once there is a field to pass to them`() {
    let own = StandaloneForm("a", validators: [.custom("No") { _ in false }])
    #expect(own.field.status.isValid)
    var field: MockTextField? = MockTextField("other")
    field.map { own.pass($0) }
    #expect(own.field.status.errors == ["No"])
    #expect(own.textField === field)
    field = nil
    #expect(own.textField == nil)
    own.form.revalidate()
    #expect(own.field.status.isValid)
  }

  @Test func `custom validators can be the first to need the form`() {
    let own = StandaloneForm("a", validators: [.custom("No") { _ in false }])
    let field = MockTextField("other")
    own.pass(field)
    #expect(own.field.status.errors == ["No"])
  }

  @Test func `custom validators within first follow what they read`() {
    let other = MockTextField("a")
    let field = MockTextField(
      "a", validators: [.first(.required, .custom("Other") { $0.text == other.text })])
    #expect(field.isValid)
    other.text = "b"
    #expect(field.messages == ["Other"])
    field.text = "b"
    #expect(field.isValid)
  }

  @Test func `the latest reads of a custom validator count`() {
    let (switcher, one, two) = (MockTextField("1"), MockTextField("x"), MockTextField("x"))
    let field = MockTextField(
      "x",
      validators: [
        .custom("No") { field in field.text == (switcher.text == "1" ? one : two).text }
      ])
    two.text = "y"
    #expect(field.isValid)
    switcher.text = "2"
    #expect(!field.isValid)
    two.text = "x"
    #expect(field.isValid)
    two.text = "z"
    #expect(!field.isValid)
  }

  @Test func `other validators follow what they read too`() {
    let other = MockTextField("a")
    let field = MockTextField("a", validators: [.custom("No") { _ in true }])
    field.validators = [.custom("Other") { _ in other.text == "a" }]
    other.text = "b"
    #expect(field.messages == ["Other"])
  }

  @Test func `a value that is read is observed once, however often the text changes`() {
    let other = MockTextField("a")
    var calls = 0
    let field = MockTextField(
      validators: [
        .custom("Other") { _ in
          calls += 1
          return other.text == "a"
        }
      ])
    for number in 0..<20 { field.text = String(number) }
    calls = 0
    other.text = "b"
    #expect(!field.isValid)
    #expect(calls == 1)
  }

  @Test func `is released with its field`() {
    weak var form: Form<String>?
    weak var field: MockTextField?
    let other = MockTextField("a")
    func use() {
      let made = MockTextField("a", validators: [.custom("No") { $0.text == other.text }])
      field = made
      let own = StandaloneForm("a", validators: [.email])
      own.pass(made)
      form = own.form
    }
    use()
    #expect(form == nil)
    #expect(field == nil)
    other.text = "b"
  }
}
