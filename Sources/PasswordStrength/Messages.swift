public import ValidationRules

// Passwords that are easy to guess.

extension MessageCatalog {
  /// Every message of `PasswordStrength`, with sample arguments: what there is to translate.
  public static let passwordStrengthKeys: [ValidationMessage] = [.passwordGuessable(score: 3)]
}

extension ValidationMessage {
  static func passwordGuessable(score: Int) -> Self {
    Self(
      key: "passwordStrong",
      "Use a password that is harder to guess, such as a few words that do not belong together",
      arguments: ["score": .number(score)])
  }
}
