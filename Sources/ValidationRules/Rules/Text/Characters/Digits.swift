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
      .counting(.digits, atLeast: 1)
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
    let minimum = minimum.asCount(of: "minContainsNumbers")
    return .counting(.digits, atLeast: minimum)
  }

  /// Accepts text with at most `maximum` digits.
  ///
  /// ```swift
  /// ValidationRule<String>.maxContainsNumbers(1).accepts("abcdefg")  // true
  /// ValidationRule<String>.maxContainsNumbers(0).accepts("1")  // false
  /// ```
  @_specialize(where Value == String)
  public static func maxContainsNumbers(_ maximum: Int) -> Self {
    let maximum = maximum.asCount(of: "maxContainsNumbers")
    return .counting(.digits, atMost: maximum)
  }

  /// Accepts text with exactly `count` digits.
  ///
  /// ```swift
  /// ValidationRule<String>.exactContainsNumbers(3).accepts(" asdasdq123")  // true
  /// ValidationRule<String>.exactContainsNumbers(1).accepts("123AA123")  // false
  /// ```
  @_specialize(where Value == String)
  public static func exactContainsNumbers(_ count: Int) -> Self {
    let count = count.asCount(of: "exactContainsNumbers")
    return .counting(.digits, exactly: count)
  }
}

extension CountedCharacters {
  fileprivate static let digits = Self(
    bytes: .digit, includes: \.isDigit, atLeast: ValidationMessage.toHaveDigits(atLeast:),
    atMost: ValidationMessage.toHaveDigits(atMost:),
    exactly: ValidationMessage.toHaveDigits(exactly:),
    notExactly: ValidationMessage.toHaveDigits(notExactly:))
}
