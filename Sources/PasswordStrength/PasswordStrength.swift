public import ValidationRules

/// How hard a password is to guess, as zxcvbn estimates it.
///
/// The estimate counts the guesses of someone who knows common passwords, names, words, dates,
/// runs on the keyboard and the usual letter swaps. Only the first 48 characters count, and nothing
/// from the 21st digit on, so it takes a few milliseconds at most. The password itself is not kept.
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

  /// The weakest part of a password whose score is below 3, or `nil` for others.
  ///
  /// It is the part that takes the fewest guesses for its length.
  public let weakness: PasswordWeakness?

  /// Estimates a password.
  ///
  /// - Parameters:
  ///   - password: The password, of any characters.
  ///   - userWords: What a guesser may know of the person, such as name and address. Each counts
  ///     as a whole and by its parts of three characters or more, between white space and
  ///     punctuation.
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

  /// The strength from 0, found by the first guesses, to 4, which withstands the theft of a
  /// database.
  ///
  /// The steps are zxcvbn's own (`guesses_to_score` of its time estimates): 10³, 10⁶, 10⁸ and 10¹⁰
  /// guesses lead to 1, 2, 3 and 4.
  public var score: Int { Self.score(ofEntropy: entropy) }

  /// The score and the weakness, for a password field:
  /// `strength: { PasswordStrength(of: $0).rating }`.
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
