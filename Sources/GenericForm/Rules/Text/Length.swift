// A character is a byte or more: a text of few bytes need not be counted.

extension ValidationRule where Value: StringProtocol {
  /// Accepts text of at least `minimum` characters, as a person counts them.
  ///
  /// ```swift
  /// ValidationRule<String>.minLength(3).check("👩‍👩‍👧éa")  // true
  /// ValidationRule<String>.minLength(3).check("ab")  // false
  /// ```
  @specialized(where Value == String)
  public static func minLength(_ minimum: Int) -> Self {
    Self(.tooShort(minimum: minimum), negation: .tooLong(maximum: minimum - 1)) { text in
      text.utf8.count >= minimum && text.count >= minimum
    }
  }

  /// Accepts text of at most `maximum` characters, as a person counts them.
  ///
  /// ```swift
  /// ValidationRule<String>.maxLength(3).check("👩‍👩‍👧éa")  // true
  /// ValidationRule<String>.maxLength(3).check("abcd")  // false
  /// ```
  @specialized(where Value == String)
  public static func maxLength(_ maximum: Int) -> Self {
    Self(.tooLong(maximum: maximum), negation: .tooShort(minimum: maximum + 1)) { text in
      text.utf8.count <= maximum || text.count <= maximum
    }
  }

  /// Accepts text of exactly `length` characters, as a person counts them.
  ///
  /// ```swift
  /// ValidationRule<String>.ofLength(3).check("👋✅❌")  // true
  /// ValidationRule<String>.ofLength(2).check("1")  // false
  /// ```
  @specialized(where Value == String)
  public static func ofLength(_ length: Int) -> Self {
    Self(.toHaveLength(length), negation: .notToHaveLength(length)) { text in
      text.utf8.count >= length && text.count == length
    }
  }

  /// Accepts text of as many characters as the range has, as a person counts them.
  ///
  /// ```swift
  /// ValidationRule<String>.length(in: 2...4).check("Zoë")  // true
  /// ValidationRule<String>.length(in: 2...4).check("Z")  // false
  /// ```
  @specialized(where Value == String)
  public static func length(in range: ClosedRange<Int>) -> Self {
    Self(.toHaveLength(in: range), negation: .notToHaveLength(in: range)) { text in
      text.utf8.count >= range.lowerBound && range.contains(text.count)
    }
  }
}
