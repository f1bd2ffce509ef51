public import ValidationRules

// Passwords that are easy to guess.

extension MessageCatalog {
  /// Every message of `PasswordStrength`, with sample arguments: what there is to translate.
  public static let passwordStrengthKeys: [ValidationMessage] =
    [.passwordGuessable(score: 3)] + PasswordWeakness.allCases.map(\.message)
}

extension ValidationMessage {
  static func passwordGuessable(score: Int) -> Self {
    Self(
      key: "passwordStrong",
      "Use a password that is harder to guess, such as a few words that do not belong together",
      arguments: ["score": .number(score)])
  }

  static let guessableWord = Self(
    key: "passwordStrong.word", "A common word or name is easy to guess")
  static let guessableSwappedLetters = Self(
    key: "passwordStrong.swaps", "A common word with some letters replaced is easy to guess")
  static let guessableKnownWord = Self(
    key: "passwordStrong.known", "What others know of you, such as your name, is easy to guess")
  static let guessableRepetition = Self(
    key: "passwordStrong.repeats", "A repetition is easy to guess")
  static let guessableSequence = Self(
    key: "passwordStrong.sequence", "A sequence such as abc or 6543 is easy to guess")
  static let guessableKeys = Self(
    key: "passwordStrong.keys", "Keys beside each other are easy to guess")
  static let guessableDate = Self(
    key: "passwordStrong.date", "A date or a year is easy to guess")
  static let guessableShortness = Self(
    key: "passwordStrong.short", "A short password is easy to guess")
}
