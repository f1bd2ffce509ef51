public import ValidationRules

/// The kind of a password's weakest part.
///
/// ```swift
/// PasswordStrength(of: "anna").weakness  // .word
/// PasswordStrength(of: "nx7#Qp!v2Lw").weakness  // nil
/// ```
public enum PasswordWeakness: Hashable, Sendable, CaseIterable {
  /// A common word, name or password.
  case word

  /// A common word with digits and symbols in place of letters, such as "p4ssw0rd".
  case swappedLetters

  /// A word that an attacker may know about the user.
  case knownWord

  /// A repeated character or part.
  case repetition

  /// Consecutive characters, such as "abc" or "6543".
  case sequence

  /// Neighboring keys, such as "qwerty".
  case neighboringKeys

  /// A date or a year.
  case date

  /// Nothing that an attacker would try first, but too few characters.
  case shortness
}

extension PasswordWeakness {
  /// The message about this weakness, which doesn't quote the password.
  public var message: ValidationMessage {
    let message: PasswordMessage =
      switch self {
      case .word: .`passwordStrong.word`
      case .swappedLetters: .`passwordStrong.swaps`
      case .knownWord: .`passwordStrong.known`
      case .repetition: .`passwordStrong.repeats`
      case .sequence: .`passwordStrong.sequence`
      case .neighboringKeys: .`passwordStrong.keys`
      case .date: .`passwordStrong.date`
      case .shortness: .`passwordStrong.short`
      }
    return ValidationMessage(message)
  }
}
