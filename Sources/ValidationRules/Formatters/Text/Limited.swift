extension ValidationFormatter where Value == String {
  /// Keeps at most this many characters from the start, as the user counts them.
  ///
  /// A character is an extended grapheme cluster (UAX #29), which is never cut: an emoji of many
  /// scalars stays whole or goes.
  ///
  /// ```swift
  /// ValidationFormatter.limitedTo(2).format("👋👋👋")  // "👋👋"
  /// ```
  ///
  /// - Parameter maximum: How many characters may stay.
  /// - Precondition: `maximum` is not negative.
  public static func limitedTo(_ maximum: Int) -> Self {
    guard maximum >= 0 else { fatalError("A text can't be limited to \(maximum) characters.") }
    return Self { text in String(text.prefix(maximum)) }
  }
}
