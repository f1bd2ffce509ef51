extension ValidationRule where Value: StringProtocol {
  /// Accepts text that contains a letter of any script (`Character.isLetter`).
  ///
  /// The rules that count letters define a letter in the same way.
  ///
  /// ```swift
  /// Rule<String>.containsLetter.accepts(" 123123b")  // true
  /// Rule<String>.containsLetter.failure(of: "123123")  // Use at least 1 letter
  /// ```
  public static var containsLetter: Self {
    @_specialize(kind:partial,where Value == String)
    get {
      .counting(.letters, atLeast: 1)
    }
  }

  /// Accepts text with at least `minimum` letters.
  ///
  /// ```swift
  /// Rule<String>.minContainsLetters(3).accepts(" 123123bac")  // true
  /// Rule<String>.minContainsLetters(2).failure(of: "123A123")  // Use at least 2 letters
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func minContainsLetters(_ minimum: Int) -> Self {
    let minimum = minimum.asCount(of: "minContainsLetters")
    return .counting(.letters, atLeast: minimum)
  }

  /// Accepts text with at most `maximum` letters.
  ///
  /// ```swift
  /// Rule<String>.maxContainsLetters(1).accepts("123123")  // true
  /// Rule<String>.maxContainsLetters(0).failure(of: "A")  // Use no letters
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func maxContainsLetters(_ maximum: Int) -> Self {
    let maximum = maximum.asCount(of: "maxContainsLetters")
    return .counting(.letters, atMost: maximum)
  }

  /// Accepts text with exactly `count` letters.
  ///
  /// ```swift
  /// Rule<String>.exactContainsLetters(2).accepts("12ab")  // true
  /// Rule<String>.exactContainsLetters(0).failure(of: "A")  // Use no letters
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func exactContainsLetters(_ count: Int) -> Self {
    let count = count.asCount(of: "exactContainsLetters")
    return .counting(.letters, exactly: count)
  }
}

extension CountedCharacters {
  fileprivate static let letters = Self(
    bytes: .letter, includes: \.isAnyLetter,
    atLeast: .minContainsLetters, atMost: .maxContainsLetters, exactly: .exactContainsLetters,
    notExactly: .`exactContainsLetters.not`)
}
