import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct ValidatorRequiredTests {
  private func others() throws -> [Validator] {
    [
      .email, .mobile, .password, try .regularExpression("a+", message: ""),
      .minLength(3, message: ""), .maxLength(3, message: ""), .noEmojis(message: ""),
      .rule(.notEmpty), .custom("No") { _ in false }, .first(), .first(.email, .mobile),
    ]
  }

  @Test func `required requires text, also within first`() {
    #expect(Validator.required.requiresText)
    #expect(Validator.first(.email, .required).requiresText)
    #expect(Validator.first(.first(.required)).requiresText)
    #expect(MockTextField(validators: [.email, .required]).field.status.isRequired)
    #expect(!MockTextField(validators: [.required]).isValid)
  }

  @Test func `no other validator does`() throws {
    for validator in try others() {
      #expect(!validator.requiresText)
      #expect(!MockTextField(validators: [validator]).field.status.isRequired)
    }
  }

  @Test(arguments: ["", " ", "\u{A0}\n"])
  func `missing required text has only that message`(text: String) {
    let lists: [[Validator]] = [
      [.required, .email], [.email, .required], [.required, .password, .noEmojis(message: "No")],
      [.required, .custom("Own") { _ in false }], [.first(.email, .required), .mobile],
      [.required, .rule(.isEmail.asWarning())], [.required, .required("Other")],
    ]
    for validators in lists {
      let field = MockTextField(text, validators: validators)
      #expect(field.messages == ["Fill in this field"])
      #expect(field.warnings == [])
    }
  }

  @Test func `blank text is validated if it's allowed`() {
    let field = MockTextField(" ", validators: [.required(allowingBlank: true), .email])
    #expect(field.messages == ["Enter an email address, such as mei@example.com"])
    field.text = ""
    #expect(field.messages == ["Fill in this field"])
  }
}
