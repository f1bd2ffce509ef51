// Passwords.

extension ValidationMessage {
  static let passwordMessages: [Self] = [
    .passwordNeedsLetterAndNumber, .passwordHasWrongLength, .passwordNeedsSpecialCharacter,
    .passwordNeedsLowercase(minimum: 2), .passwordNeedsUppercase(minimum: 2),
    .passwordNeedsDigits(minimum: 2), .passwordNeedsSpecial(minimum: 2), .passwordNotStrong,
    .passwordNeedsMoreKinds,
  ]

  static let passwordNeedsLetterAndNumber = Self(
    key: "password_number_letter_suggestion", "Use at least one number and one letter")

  static let passwordHasWrongLength = Self(
    key: "password_has_wrong_length", "Password must be 8–20 characters")

  static let passwordNeedsSpecialCharacter = Self(
    key: "specials_characters", "Use at least one special character and no spaces")

  static func passwordNeedsLowercase(minimum: Int) -> Self {
    Self(
      key: "password_needs_lowercase",
      .counted(
        by: "minimum", one: "Use at least 1 lowercase letter",
        other: "Use at least {minimum} lowercase letters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func passwordNeedsUppercase(minimum: Int) -> Self {
    Self(
      key: "password_needs_uppercase",
      .counted(
        by: "minimum", one: "Use at least 1 uppercase letter",
        other: "Use at least {minimum} uppercase letters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func passwordNeedsDigits(minimum: Int) -> Self {
    Self(
      key: "password_needs_digits",
      .counted(
        by: "minimum", one: "Use at least 1 digit", other: "Use at least {minimum} digits"),
      arguments: ["minimum": .number(minimum)])
  }

  static func passwordNeedsSpecial(minimum: Int) -> Self {
    Self(
      key: "password_needs_special",
      .counted(
        by: "minimum", one: "Use at least 1 special character",
        other: "Use at least {minimum} special characters"),
      arguments: ["minimum": .number(minimum)])
  }

  static let passwordNotStrong = Self(
    key: "password_not_strong", "Use a longer password with more kinds of characters")

  static let passwordNeedsMoreKinds = Self(
    key: "password_needs_more_kinds", "Use a password with more kinds of characters")
}
