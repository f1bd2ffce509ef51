extension ValidationRule where Value == String {
  /// The three requirements of a new password, in the order of their messages.
  ///
  /// ```swift
  /// ValidationRule.password.allSatisfy { $0.accepts("correct-horse-7") }  // true
  /// ValidationRule.password.allSatisfy { $0.accepts("correct horse") }  // false
  /// ```
  public static var password: [Self] {
    [
      Self(.passwordNeedsLetterAndNumber) { text in
        text.contains(where: \.isAnyLetter) && text.contains(where: \.isDigit)
      },
      Self(.passwordHasWrongLength) { text in
        (8...20).contains(text.count)
      },
      Self(.passwordNeedsSpecialCharacter) { text in
        text.contains(where: \.isSpecial) && !text.contains(where: \.isWhitespace)
      },
    ]
  }
}

extension Character {
  /// Whether this is neither a letter nor a number nor white space, in any script.
  fileprivate var isSpecial: Bool {
    !isAnyLetter && !isNumber && !isWhitespace
  }
}
