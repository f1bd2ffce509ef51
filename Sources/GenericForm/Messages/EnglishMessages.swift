// Every sentence of the core that a person can read, in English, under its key.

extension ValidationMessage {
  static let fieldEmpty = Self(
    key: "field_empty_error", "This field should not be empty")

  static let emailInvalid = Self(
    key: "email_format_invalid_error", "Invalid email format")

  static let mobileNumberInvalid = Self(
    key: "mobile_number_invalid", "Invalid phone number")

  static let passwordNeedsLetterAndNumber = Self(
    key: "password_number_letter_suggestion", "Use at least one number and one letter")

  static let passwordHasWrongLength = Self(
    key: "password_has_wrong_length", "Password must be 8–20 characters")

  static let passwordNeedsSpecialCharacter = Self(
    key: "specials_characters", "Use at least one special character and no spaces")

  static let patternNotMatched = Self(
    key: "pattern_not_matched", "Use the expected format")

  static let containsEmoji = Self(
    key: "contains_emoji", "Use no emojis")

  static let notValid = Self(
    key: "not_valid", "This value is not valid")

  static func tooShort(minimum: Int) -> Self {
    Self(
      key: "too_short",
      .counted(
        by: "minimum", one: "Use at least 1 character", other: "Use at least {minimum} characters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func tooLong(maximum: Int) -> Self {
    Self(
      key: "too_long",
      .counted(
        by: "maximum", one: "Use at most 1 character", other: "Use at most {maximum} characters"),
      arguments: ["maximum": .number(maximum)])
  }
}
