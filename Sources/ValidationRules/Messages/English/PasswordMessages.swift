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
    key: "password.letterAndNumber", "Use at least one number and one letter")

  static let passwordHasWrongLength = Self(
    key: "password.length", "Use 8–20 characters")

  static let passwordNeedsSpecialCharacter = Self(
    key: "password.special", "Use at least one special character and no spaces")

  /// For `strongPassword`, where `minimum` is 1 or more, here and in the three messages that
  /// follow.
  static func passwordNeedsLowercase(minimum: Int) -> Self {
    Self(
      key: "strongPassword.lowercase",
      .counted(
        by: "minimum", one: "Use at least 1 lowercase letter",
        other: "Use at least {minimum} lowercase letters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func passwordNeedsUppercase(minimum: Int) -> Self {
    Self(
      key: "strongPassword.uppercase",
      .counted(
        by: "minimum", one: "Use at least 1 uppercase letter",
        other: "Use at least {minimum} uppercase letters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func passwordNeedsDigits(minimum: Int) -> Self {
    Self(
      key: "strongPassword.digits",
      .counted(
        by: "minimum", one: "Use at least 1 digit", other: "Use at least {minimum} digits"),
      arguments: ["minimum": .number(minimum)])
  }

  static func passwordNeedsSpecial(minimum: Int) -> Self {
    Self(
      key: "strongPassword.special",
      .counted(
        by: "minimum", one: "Use at least 1 special character",
        other: "Use at least {minimum} special characters"),
      arguments: ["minimum": .number(minimum)])
  }

  /// For `isStrongPassword` as a whole; a password has the message of the first demand that it
  /// fails.
  static let passwordNotStrong = Self(
    key: "strongPassword", "Use a longer password with more kinds of characters")

  /// For `isStrongPassword` without a minimum length: a longer password would not help.
  static let passwordNeedsMoreKinds = Self(
    key: "strongPassword.kinds", "Use a password with more kinds of characters")
}
