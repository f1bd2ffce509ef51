extension ValidationRule where Value: StringProtocol {
  /// Accepts text of exactly `length` characters, as a person counts them.
  ///
  /// ```swift
  /// Rule<String>.ofLength(3).accepts("👋✅❌")  // true
  /// Rule<String>.ofLength(2).accepts("1")  // false
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func ofLength(_ length: Int) -> Self {
    let length = length.asCount(of: "ofLength")
    return Self(.toHaveLength(length), negation: .notToHaveLength(length)) { text in
      hasCharacters(atLeast: length, text) && hasCharacters(atMost: length, text)
    }
  }

  /// Accepts text of as many characters as the range has, as a person counts them.
  ///
  /// ```swift
  /// Rule<String>.length(in: 2...4).accepts("Zoë")  // true
  /// Rule<String>.length(in: 2...4).accepts("Z")  // false
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func length(in range: ClosedRange<Int>) -> Self {
    let range = range.asCounts(of: "length")
    return Self(.toHaveLength(in: range), negation: .notToHaveLength(in: range)) { text in
      hasCharacters(atLeast: range.lowerBound, text)
        && hasCharacters(atMost: range.upperBound, text)
    }
  }
}
