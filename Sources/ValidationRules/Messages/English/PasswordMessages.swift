// Passwords.

extension ValidationMessage {
  static let passwordMessages: [Self] = [
    .passwordNeedsLetterAndNumber, .passwordHasWrongLength, .passwordNeedsSpecialCharacter,
    .passwordNeedsLowercase(minimum: 2), .passwordNeedsUppercase(minimum: 2),
    .passwordNeedsDigits(minimum: 2), .passwordNeedsSpecial(minimum: 2), .passwordNotStrong,
    .passwordNeedsMoreKinds,
  ]

  static let passwordNeedsLetterAndNumber = Self(
    key: "password.letterAndNumber", "Use at least one number and one letter")

  static let passwordHasWrongLength = Self(
    key: "password.length", "Password must be 8–20 characters")

  static let passwordNeedsSpecialCharacter = Self(
    key: "password.special", "Use at least one special character and no spaces")

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

  static let passwordNotStrong = Self(
    key: "strongPassword", "Use a longer password with more kinds of characters")

  static let passwordNeedsMoreKinds = Self(
    key: "strongPassword.kinds", "Use a password with more kinds of characters")
}
