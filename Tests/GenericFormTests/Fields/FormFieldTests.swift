import FormTestSupport
import GenericForm
import GenericFormTesting
import Testing

@Suite struct FormFieldTests {
  @Test func `without validators everything is valid`() {
    for hard in HardInput.all {
      let field = MockTextField(hard.text)
      #expect(field.isValid, "\(hard.name)")
      #expect(field.messages == [], "\(hard.name)")
    }
  }

  @Test func `is judged as it is now, shown or not`() {
    let field = MockTextField("BobyLeMec", validators: [.required, .email])
    #expect(field.messages == ["Invalid email format"])
    field.text = "BobyLeMec@gmail.com"
    #expect(field.messages == [])
    field.validators = [.mobile]
    #expect(field.messages == ["Invalid phone number"])
  }

  @Test(
    arguments: [
      ("", true), (" ", false), ("\0", false), ("\u{301}", false), ("\u{200B}", false),
    ] as [(String, Bool)])
  func `is empty only when nothing was typed`(text: String, isEmpty: Bool) {
    #expect(MockTextField(text).isEmpty == isEmpty)
  }

  @Test func `the result carries the text or the messages`() {
    let field = MockTextField(" mei@example.com ", validators: [.email])
    #expect(field.result == .valid(" mei@example.com "))
    field.text = "mei"
    #expect(field.result.messages.map(\.key) == ["email_format_invalid_error"])
    #expect(field.result.value == nil)
  }

  @Test func `is never invalid without a message`() {
    let field = MockTextField("a", validators: [.custom { _ in (false, []) }])
    #expect(field.isValid == field.messages.isEmpty)
    #expect(field.result.messages.count == 1)
  }

  @Test func `speaks from the shared catalogue`() {
    let field = MockTextField(validators: [.required])
    let german: MessageCatalog = ["field_empty_error": "Bitte ausfüllen"]
    #expect(MessageCatalog.withShared(german) { field.messages } == ["Bitte ausfüllen"])
    #expect(field.messages == ["This field should not be empty"])
  }
}
