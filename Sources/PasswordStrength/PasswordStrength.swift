public import ValidationRules

/// An estimate by zxcvbn of how hard a password is to guess.
///
/// It's the number of guesses needed by an attacker who knows common passwords, names, words,
/// dates, keyboard patterns and the usual letter swaps. Only the first 48 characters count, and
/// nothing starting at the 21st digit, so an estimate takes a few milliseconds at most. The
/// password itself isn't stored.
///
/// ```swift
/// PasswordStrength(of: "Passw0rd").score  // 0
/// PasswordStrength(of: "Passw0rd").weakness  // .swappedLetters
/// PasswordStrength(of: "correct horse battery staple").score  // 4
/// PasswordStrength(of: "zaphod@example.com", userWords: ["Zaphod@example.com"]).score  // 0
/// ```
public struct PasswordStrength: Hashable, Sendable {
  /// The binary logarithm of the number of guesses, in bits.
  public let entropy: Double

  /// The kind of the weakest part if the score is below 3, or `nil` if it's higher or the password
  /// is empty.
  ///
  /// The weakest part is the one that takes the fewest guesses for its length.
  public let weakness: PasswordWeakness?

  /// Estimates a password.
  ///
  /// - Parameters:
  ///   - password: The password, which may contain any characters.
  ///   - userWords: Words that an attacker may know about the user, such as the name and the email
  ///     address. Each word counts as a whole, and so does each part of at least three letters and
  ///     digits.
  public init(of password: String, userWords: [String] = []) {
    let bytes = PasswordByte.bytes(of: PasswordByte.estimatedPart(of: password))
    let estimate = Zxcvbn.estimate(
      of: bytes, words: guessableWords(userWords).map(PasswordByte.bytes(of:)))
    entropy = estimate.entropy
    let isWeak = !bytes.isEmpty && Self.score(ofEntropy: entropy) < 3
    weakness = isWeak ? estimate.weakest ?? .shortness : nil
  }
}

extension PasswordStrength {
  /// The decimal logarithm of the number of guesses.
  public var guessesLog10: Double { Self.guessesLog10(ofEntropy: entropy) }

  /// The strength, from 0 (found by the first guesses) to 4 (safe even if a database is stolen).
  ///
  /// The thresholds are those of zxcvbn (`guesses_to_score` in its time estimates): the score is 1,
  /// 2, 3 or 4 starting at 10³, 10⁶, 10⁸ or 10¹⁰ guesses.
  public var score: Int { Self.score(ofEntropy: entropy) }

  /// The score and the message about the weakness, for a password field.
  ///
  /// To show it, set the field's `strength` to `{ PasswordStrength(of: $0).rating }`.
  ///
  /// ```swift
  /// PasswordStrength(of: "anna").rating.score  // 0
  /// ```
  public var rating: PasswordRating {
    PasswordRating(score: score, weakness: weakness?.message)
  }

  private static func guessesLog10(ofEntropy entropy: Double) -> Double {
    entropy * 0.301_029_995_663_981_2
  }

  private static func score(ofEntropy entropy: Double) -> Int {
    [3, 6, 8, 10].count { guessesLog10(ofEntropy: entropy) >= $0 }
  }
}

extension PasswordStrength: Comparable {
  /// Returns whether the left password is easier to guess.
  public static func < (left: Self, right: Self) -> Bool {
    left.entropy < right.entropy
  }
}
