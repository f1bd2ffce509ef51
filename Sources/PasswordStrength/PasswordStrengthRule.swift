public import ValidationRules

extension ValidationRule where Value == String {
  /// Accepts a password with at least the given zxcvbn score.
  ///
  /// The message is “Use a password that's harder to guess, such as a few unrelated words”. For the
  /// scores, see ``PasswordStrength/score``.
  ///
  /// ```swift
  /// Rule.isPasswordStrong(atLeast: 3).accepts("correct horse battery staple")  // true
  /// Rule.isPasswordStrong(atLeast: 3).failure(of: "Passw0rd")
  /// // Use a password that's harder to guess, such as a few unrelated words
  /// ```
  ///
  /// - Parameters:
  ///   - score: The minimum score, 0 to 4.
  ///   - userWords: Words that an attacker may know about the user, such as the name and the email
  ///     address.
  /// - Precondition: The score is 0 to 4.
  public static func isPasswordStrong(atLeast score: Int, userWords: [String] = []) -> Self {
    guard (0...4).contains(score) else {
      fatalError("A password's score is 0 to 4, not \(score).")
    }
    let message = ValidationMessage(PasswordMessage.passwordStrong, ["score": .number(score)])
    return Self(message) { password in
      PasswordStrength(of: password, userWords: userWords).score >= score
    }
  }
}
