// Validators of a text field.

extension ValidationMessage {
  /// The messages of validators that are not those of their rules.
  ///
  /// Whoever fills a text field with validators reads them.
  static let validatorMessages: [Self] = [
    .validatorEmailInvalid, .validatorMobileInvalid, .validatorPasswordLength,
  ]

  package static let validatorEmailInvalid = Self(
    key: "validator.email", "Invalid email format")

  package static let validatorMobileInvalid = Self(
    key: "validator.mobile", "Invalid phone number")

  package static let validatorPasswordLength = Self(
    key: "validator.passwordLength", "Password must be 8–20 characters")
}
