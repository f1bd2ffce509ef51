public import ValidationRules

/// The messages about passwords that are easy to guess.
enum PasswordMessage: String, MessageTable {
  static let entries = MessageEntries<Self>()

  /// For `isPasswordStrong`, with the least score as `score`, which the English leaves out.
  case passwordStrong =
    "Use a password that's harder to guess, such as a few unrelated words"
  case `passwordStrong.word` = "A common word or name is easy to guess"
  case `passwordStrong.swaps` = "A common word with a few letters replaced is easy to guess"
  case `passwordStrong.known` =
    "Something others know about you, such as your name, is easy to guess"
  case `passwordStrong.repeats` = "Repeated characters or words are easy to guess"
  case `passwordStrong.sequence` = "A sequence such as abc or 6543 is easy to guess"
  case `passwordStrong.keys` = "Neighboring keys are easy to guess"
  case `passwordStrong.date` = "A date or a year is easy to guess"
  case `passwordStrong.short` = "A short password is easy to guess"
}

extension MessageCatalog {
  /// Every message of `PasswordStrength`, for translation.
  public static let passwordStrengthKeys = PasswordMessage.allEntries
}
