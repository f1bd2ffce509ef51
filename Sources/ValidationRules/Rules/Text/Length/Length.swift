extension ValidationRule where Value: StringProtocol {
  /// Accepts text of at least `minimum` user-perceived characters.
  ///
  /// An emoji with several scalars and a letter with its accents each count as one character (UAX #29).
  ///
  /// ```swift
  /// Rule<String>.minLength(3).accepts("👩‍👩‍👧éa")  // true
  /// Rule<String>.minLength(3).failure(of: "ab")  // Use at least 3 characters
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func minLength(_ minimum: Int) -> Self {
    let minimum = minimum.asCount(of: "minLength")
    return Self(
      .length(atLeast: minimum),
      negation: minimum.greatestCountBelow.map(ValidationMessage.length(atMost:))
    ) { text in
      hasCharacters(atLeast: minimum, text)
    }
  }

  /// Accepts text of at most `maximum` user-perceived characters.
  ///
  /// ```swift
  /// Rule<String>.maxLength(3).accepts("👩‍👩‍👧éa")  // true
  /// Rule<String>.maxLength(3).failure(of: "abcd")  // Use at most 3 characters
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func maxLength(_ maximum: Int) -> Self {
    let maximum = maximum.asCount(of: "maxLength")
    return Self(
      .length(atMost: maximum),
      negation: maximum.leastCountAbove.map(ValidationMessage.length(atLeast:))
    ) { text in
      hasCharacters(atMost: maximum, text)
    }
  }
}

extension ValidationMessage {
  static func length(atLeast minimum: Int) -> Self {
    .rule(.minLength, ["minimum": .number(minimum)])
  }

  static func length(atMost maximum: Int) -> Self {
    maximum == 0 ? .rule(.`required.not`) : .rule(.maxLength, ["maximum": .number(maximum)])
  }
}
