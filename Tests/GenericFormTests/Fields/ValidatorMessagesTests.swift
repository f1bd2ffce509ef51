import GenericForm
import GenericFormTesting
import Testing

@MainActor @Suite struct ValidatorMessagesTests {
  /// The cause of each default message: the validator and a text that fails it.
  nonisolated private static let defaults:
    [(key: String, validator: @Sendable () -> Validator, text: String)] =
      [
        ("required", { .required }, ""),
        ("email", { .email }, "mei"),
        ("mobile", { .mobile }, "12"),
        ("password.special", { .password }, "aaaaaaa1"),
        ("password.length", { .password }, "a1!"),
        ("password.letterAndNumber", { .password }, "aaaaaaa!"),
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
