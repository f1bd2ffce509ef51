extension ValidationRule where Value == String {
  /// The three rules for a new password, in the order of their messages.
  ///
  /// 1. The password has a letter and a digit.
  /// 2. It has 8 to 20 characters.
  /// 3. It has no white space, and at least one character that is neither a letter nor a number.
  ///
  /// Letters and digits may be from any script.
  ///
  /// ```swift
  /// Rule.password.allSatisfy { $0.accepts("correct-horse-7") }  // true
  /// Rule.password.compactMap { $0.failure(of: "correct horse") }
  /// // [Use at least 1 letter and 1 digit, Use at least 1 special character and no spaces]
  /// ```
  public static var password: [Self] {
    [
      Self(.rule(.`password.letterAndNumber`)) { text in
        text.contains(where: \.isAnyLetter) && text.contains(where: \.isDigit)
      },
      Self(.rule(.`password.length`)) { text in
        (8...20).contains(text.count)
      },
      Self(.rule(.`password.special`)) { text in
        text.contains(where: \.isSpecial) && !text.contains(where: \.isWhitespace)
      },
    ]
  }
}

extension Character {
  /// Indicates whether this isn't a letter, a number or white space in any script.
  fileprivate var isSpecial: Bool {
    !isAnyLetter && !isNumber && !isWhitespace
  }
}
