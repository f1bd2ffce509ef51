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

  @Test func `required and not only whitespace require text, also within first`() {
    for validator in [Validator.required, .notOnlyWhitespace] {
      #expect(validator.requiresText && Validator.first(.email, validator).requiresText)
      #expect(Validator.first(.first(validator)).requiresText)
      #expect(MockTextField(validators: [.email, validator]).field.status.isRequired)
      #expect(!MockTextField(validators: [validator]).isValid)
    }
  }

  @Test func `no other validator does`() throws {
    for validator in try others() {
      #expect(!validator.requiresText)
      #expect(!MockTextField(validators: [validator]).field.status.isRequired)
    }
  }
}
