public import ValidationRules

/// The weakest part of a password, without its letters.
///
/// ```swift
/// PasswordStrength(of: "anna").weakness  // .word
/// PasswordStrength(of: "nx7#Qp!v2Lw").weakness  // nil
/// ```
public enum PasswordWeakness: Hashable, Sendable, CaseIterable {
  /// A common word, name or password.
  case word

  /// A common word with numbers and signs in place of letters, such as "p4ssw0rd".
  case swappedLetters

  /// A word that a guesser may know of the person.
  case knownWord

  /// A character or a part that comes again.
  case repetition

  /// Characters that follow each other, such as "abc" or "6543".
  case sequence

  /// Keys that are beside each other, such as "qwerty".
  case neighboringKeys

  /// A date or a year.
  case date

  /// Nothing that a guesser would try first, but too little of it.
  case shortness
}

extension PasswordWeakness {
  /// The words for it, without those of the password.
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
