extension ValidationRule where Value == String {
  /// The three requirements of a new password, in the order of their messages.
  ///
  /// A letter and a digit; 8 to 20 characters; a character that is neither letter nor number nor
  /// white space, and no white space. Letters and digits are those of every script.
  ///
  /// ```swift
  /// Rule.password.allSatisfy { $0.accepts("correct-horse-7") }  // true
  /// Rule.password.allSatisfy { $0.accepts("correct horse") }  // false
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
  /// Indicates whether this is neither a letter nor a number nor white space, in any script.
  fileprivate var isSpecial: Bool {
    !isAnyLetter && !isNumber && !isWhitespace
  }
}
