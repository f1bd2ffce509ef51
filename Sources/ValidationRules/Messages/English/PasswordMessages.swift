// Passwords.

extension ValidationMessage {
  /// The messages of the rules on new passwords, with sample arguments.
  ///
  /// Whoever chooses a password reads them, in a list or one by one. No message mentions the
  /// password.
  static let passwordMessages: [Self] = [
    .passwordNeedsLetterAndNumber, .passwordHasWrongLength, .passwordNeedsSpecialCharacter,
    .passwordNeedsLowercase(minimum: 2), .passwordNeedsUppercase(minimum: 2),
    .passwordNeedsDigits(minimum: 2), .passwordNeedsSpecial(minimum: 2), .passwordNotStrong,
    .passwordNeedsMoreKinds,
  ]

  /// For `password`, with the two messages that follow.
  static let passwordNeedsLetterAndNumber = Self(
    key: "password_number_letter_suggestion", "Use at least one number and one letter")

  static let passwordHasWrongLength = Self(
    key: "password_has_wrong_length", "Password must be 8–20 characters")

  static let passwordNeedsSpecialCharacter = Self(
    key: "specials_characters", "Use at least one special character and no spaces")

  /// For `strongPassword`, where `minimum` is 1 or more, here and in the three messages that
  /// follow.
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

  /// For `isStrongPassword` as a whole; a password has the message of the first demand that it
  /// fails.
  static let passwordNotStrong = Self(
    key: "password_not_strong", "Use a longer password with more kinds of characters")

  /// For `isStrongPassword` without a minimum length: a longer password would not help.
  static let passwordNeedsMoreKinds = Self(
    key: "password_needs_more_kinds", "Use a password with more kinds of characters")
}
