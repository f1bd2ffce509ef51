extension ValidationRule where Value: StringProtocol {
  /// Accepts text with a decimal digit in it, of any script (Unicode general category `Nd`).
  ///
  /// This rule and the ones that count digits agree on what a digit is: "½", "Ⅷ" and "三" are
  /// none.
  ///
  /// ```swift
  /// ValidationRule<String>.containsNumber.accepts("asdasdasd1asd")  // true
  /// ValidationRule<String>.containsNumber.accepts("½")  // false
  /// ```
  public static var containsNumber: Self {
    @_specialize(where Value == String)
    get {
      Self(.toHaveDigits(atLeast: 1), negation: .toHaveDigits(atMost: 0)) { text in
        text.containsByte(of: .digit) ?? text.contains { $0.isDigit }
      }
    }
  }

  /// Accepts text with at least `minimum` digits.
  ///
  /// Digits are those of ``containsNumber``, and characters are counted, not scalars.
  ///
  /// ```swift
  /// ValidationRule<String>.minContainsNumbers(1).accepts("1ASAA")  // true
  /// ValidationRule<String>.minContainsNumbers(2).accepts("1ASAA")  // false
  /// ```
  @_specialize(where Value == String)
  public static func minContainsNumbers(_ minimum: Int) -> Self {
    Self(
      .toHaveDigits(atLeast: minimum),
      negation: minimum.greatestCountBelow.map(ValidationMessage.toHaveDigits(atMost:))
    ) { text in
      digitCount(of: text) >= minimum
    }
  }

  /// Accepts text with at most `maximum` digits.
  ///
  /// ```swift
  /// ValidationRule<String>.maxContainsNumbers(1).accepts("abcdefg")  // true
  /// ValidationRule<String>.maxContainsNumbers(0).accepts("1")  // false
  /// ```
  @_specialize(where Value == String)
  public static func maxContainsNumbers(_ maximum: Int) -> Self {
    Self(
      .toHaveDigits(atMost: maximum),
      negation: maximum.leastCountAbove.map(ValidationMessage.toHaveDigits(atLeast:))
    ) { text in
      digitCount(of: text) <= maximum
    }
  }

  /// Accepts text with exactly `count` digits.
  ///
  /// ```swift
  /// ValidationRule<String>.exactContainsNumbers(3).accepts(" asdasdq123")  // true
  /// ValidationRule<String>.exactContainsNumbers(1).accepts("123AA123")  // false
  /// ```
  @_specialize(where Value == String)
  public static func exactContainsNumbers(_ count: Int) -> Self {
    Self(.toHaveDigits(exactly: count), negation: .toHaveDigits(notExactly: count)) { text in
      digitCount(of: text) == count
    }
  }
}

/// How many characters are decimal digits; text in ASCII is counted by its bytes.
@inline(__always)
private func digitCount(of text: some StringProtocol) -> Int {
  text.byteCount(of: .digit)
    ?? text.reduce(into: 0) { count, character in if character.isDigit { count += 1 } }
}
