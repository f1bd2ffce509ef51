extension ValidationFormatter where Value == String {
  /// Keeps at most this many user-perceived characters from the start.
  ///
  /// A character is an extended grapheme cluster (UAX #29), which is never cut: an emoji with many
  /// scalars is kept or removed as a whole.
  ///
  /// ```swift
  /// ValidationFormatter.limitedTo(2).format("👋👋👋")  // "👋👋"
  /// ```
  ///
  /// - Parameter maximum: The maximum number of characters to keep.
  /// - Precondition: `maximum` isn't negative.
  public static func limitedTo(_ maximum: Int) -> Self {
    guard maximum >= 0 else { fatalError("A text can't be limited to \(maximum) characters.") }
    return Self { text in String(text.prefix(maximum)) }
  }
}
