extension ValidationRule where Value: StringProtocol {
  /// Accepts text that contains a decimal digit of any script (Unicode general category `Nd`).
  ///
  /// The rules that count digits define a digit in the same way: "½", "Ⅷ" and "三" aren't digits.
  ///
  /// ```swift
  /// Rule<String>.containsNumber.accepts("asdasdasd1asd")  // true
  /// Rule<String>.containsNumber.failure(of: "½")  // Use at least 1 digit
  /// ```
  public static var containsNumber: Self {
    @_specialize(kind:partial,where Value == String)
    get {
      .counting(.digits, atLeast: 1)
    }
  }

  /// Accepts text with at least `minimum` digits.
  ///
  /// Digits are defined as in ``containsNumber``. A digit of several scalars counts once.
  ///
  /// ```swift
  /// Rule<String>.minContainsNumbers(1).accepts("1ASAA")  // true
  /// Rule<String>.minContainsNumbers(2).failure(of: "1ASAA")  // Use at least 2 digits
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func minContainsNumbers(_ minimum: Int) -> Self {
    let minimum = minimum.asCount(of: "minContainsNumbers")
    return .counting(.digits, atLeast: minimum)
  }

  /// Accepts text with at most `maximum` digits.
  ///
  /// ```swift
  /// Rule<String>.maxContainsNumbers(1).accepts("abcdefg")  // true
  /// Rule<String>.maxContainsNumbers(0).failure(of: "1")  // Use no digits
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func maxContainsNumbers(_ maximum: Int) -> Self {
    let maximum = maximum.asCount(of: "maxContainsNumbers")
    return .counting(.digits, atMost: maximum)
  }

  /// Accepts text with exactly `count` digits.
  ///
  /// ```swift
  /// Rule<String>.exactContainsNumbers(3).accepts(" asdasdq123")  // true
  /// Rule<String>.exactContainsNumbers(1).failure(of: "123AA123")  // Use exactly 1 digit
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func exactContainsNumbers(_ count: Int) -> Self {
    let count = count.asCount(of: "exactContainsNumbers")
    return .counting(.digits, exactly: count)
  }
}

extension CountedCharacters {
  fileprivate static let digits = Self(
    bytes: .digit, includes: \.isDigit,
    atLeast: .minContainsNumbers, atMost: .maxContainsNumbers, exactly: .exactContainsNumbers,
    notExactly: .`exactContainsNumbers.not`)
}
