import ValidationRules

// Every sentence of this module that a person can read, in English, under its key.

extension ValidationMessage {
  static func passwordGuessable(score: Int) -> Self {
    Self(
      key: "password_guessable",
      "Use a password that is harder to guess, such as a few words that do not belong together",
      arguments: ["score": .number(score)])
  }
}
