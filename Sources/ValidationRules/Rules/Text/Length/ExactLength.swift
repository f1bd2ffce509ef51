extension ValidationRule where Value: StringProtocol {
  /// Accepts text of exactly `length` user-perceived characters.
  ///
  /// ```swift
  /// Rule<String>.ofLength(3).accepts("👋✅❌")  // true
  /// Rule<String>.ofLength(2).failure(of: "1")  // Use exactly 2 characters
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func ofLength(_ length: Int) -> Self {
    let length = length.asCount(of: "ofLength")
    return Self(.length(length), negation: .lengthOther(than: length)) { text in
      hasCharacters(atLeast: length, text) && hasCharacters(atMost: length, text)
    }
  }

  /// Accepts text whose number of user-perceived characters is in the range.
  ///
  /// ```swift
  /// Rule<String>.length(in: 2...4).accepts("Zoë")  // true
  /// Rule<String>.length(in: 2...4).failure(of: "Z")  // Use 2 to 4 characters
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func length(in range: ClosedRange<Int>) -> Self {
    let range = range.asCounts(of: "length")
    return Self(.length(in: range), negation: .lengthOutside(range)) { text in
      hasCharacters(atLeast: range.lowerBound, text)
        && hasCharacters(atMost: range.upperBound, text)
    }
  }
}

extension ValidationMessage {
  fileprivate static func length(_ length: Int) -> Self {
    length == 0 ? .rule(.`required.not`) : .rule(.ofLength, ["length": .number(length)])
  }

  /// The message of a negated length; for 0, it asks for at least one character.
  fileprivate static func lengthOther(than length: Int) -> Self {
    length == 0 ? .length(atLeast: 1) : .rule(.`ofLength.not`, ["length": .number(length)])
  }

  /// The message for a range, in another rule's words if the range is a simple limit.
  ///
  /// Such a range has a single length, starts at 0, or ends at `Int.max`.
  fileprivate static func length(in range: ClosedRange<Int>) -> Self {
    if range.lowerBound == range.upperBound { return .length(range.lowerBound) }
    if range.lowerBound <= 0 { return .length(atMost: range.upperBound) }
    if range.upperBound == .max { return .length(atLeast: range.lowerBound) }
    return .rule(.length, .bounds(of: range))
  }

  /// The message of a negated range, or `nil` if every length is in the range.
  fileprivate static func lengthOutside(_ range: ClosedRange<Int>) -> Self? {
    if range.lowerBound == range.upperBound { return .lengthOther(than: range.lowerBound) }
    if range.lowerBound <= 0 { return range.upperBound.leastCountAbove.map(length(atLeast:)) }
    if range.upperBound == .max { return range.lowerBound.greatestCountBelow.map(length(atMost:)) }
    return .rule(.`length.not`, .bounds(of: range))
  }
}
