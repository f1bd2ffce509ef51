extension ValidationRule where Value: StringProtocol {
  /// Accepts text with a letter in it, of any script (`Character.isLetter`).
  ///
  /// This rule and the ones that count letters agree on what a letter is.
  ///
  /// ```swift
  /// ValidationRule<String>.containsLetter.accepts(" 123123b")  // true
  /// ValidationRule<String>.containsLetter.accepts("123123")  // false
  /// ```
  public static var containsLetter: Self {
    @_specialize(where Value == String)
    get {
      Self(.toHaveLetters(atLeast: 1), negation: .toHaveLetters(atMost: 0)) { text in
        text.containsByte(of: .letter) ?? text.contains { $0.isAnyLetter }
      }
    }
  }

  /// Accepts text with at least `minimum` letters.
  ///
  /// ```swift
  /// ValidationRule<String>.minContainsLetters(3).accepts(" 123123bac")  // true
  /// ValidationRule<String>.minContainsLetters(2).accepts("123A123")  // false
  /// ```
  @_specialize(where Value == String)
  public static func minContainsLetters(_ minimum: Int) -> Self {
    Self(
      .toHaveLetters(atLeast: minimum),
      negation: minimum.greatestCountBelow.map(ValidationMessage.toHaveLetters(atMost:))
    ) { text in
      letterCount(of: text) >= minimum
    }
  }

  /// Accepts text with at most `maximum` letters.
  ///
  /// ```swift
  /// ValidationRule<String>.maxContainsLetters(1).accepts("123123")  // true
  /// ValidationRule<String>.maxContainsLetters(0).accepts("A")  // false
  /// ```
  @_specialize(where Value == String)
  public static func maxContainsLetters(_ maximum: Int) -> Self {
    Self(
      .toHaveLetters(atMost: maximum),
      negation: maximum.leastCountAbove.map(ValidationMessage.toHaveLetters(atLeast:))
    ) { text in
      letterCount(of: text) <= maximum
    }
  }

  /// Accepts text with exactly `count` letters.
  ///
  /// ```swift
  /// ValidationRule<String>.exactContainsLetters(2).accepts("12ab")  // true
  /// ValidationRule<String>.exactContainsLetters(0).accepts("A")  // false
  /// ```
  @_specialize(where Value == String)
  public static func exactContainsLetters(_ count: Int) -> Self {
    Self(.toHaveLetters(exactly: count), negation: .toHaveLetters(notExactly: count)) { text in
      letterCount(of: text) == count
    }
  }
}

/// How many characters are letters; text in ASCII is counted by its bytes.
@inline(__always)
private func letterCount(of text: some StringProtocol) -> Int {
  text.byteCount(of: .letter)
    ?? text.reduce(into: 0) { count, character in if character.isAnyLetter { count += 1 } }
}
