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
    #expect(Validator.required.requiresText && Validator.first(.email, .required).requiresText)
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
}
