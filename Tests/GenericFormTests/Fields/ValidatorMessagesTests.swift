import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct ValidatorMessagesTests {
  /// What brings each default message about: the validator and a text that fails it.
  nonisolated private static let defaults:
    [(key: String, validator: @Sendable () -> Validator, text: String)] =
      [
        ("field_empty_error", { .required }, ""),
        ("email_format_invalid_error", { .email }, "mei"),
        ("mobile_number_invalid", { .mobile }, "12"),
        ("specials_characters", { .password }, "aaaaaaa1"),
        ("password_has_wrong_length", { .password }, "a1!"),
        ("password_number_letter_suggestion", { .password }, "aaaaaaa!"),
      ]

  @Test(arguments: defaults)
  func `an overridden default is what a field reports`(
    key: String, validator: @Sendable () -> Validator, text: String
  ) {
    let field = MockTextField(text, validators: [validator()])
    let catalog: MessageCatalog = [key: "In our own words"]
    #expect(MessageCatalog.withShared(catalog) { field.messages } == ["In our own words"])
    #expect(field.messages != ["In our own words"])
  }
}
