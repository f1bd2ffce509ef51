extension ValidationFormatter where Value == String {
  /// Keeps at most so many characters from the start, as a person counts them.
  ///
  /// ```swift
  /// ValidationFormatter.limitedTo(2).format("👋👋👋")  // "👋👋"
  /// ```
  ///
  /// - Precondition: `maximum` is not negative.
  public static func limitedTo(_ maximum: Int) -> Self {
    precondition(maximum >= 0, "A text cannot be limited to \(maximum) characters")
    return Self { text in String(text.prefix(maximum)) }
  }
}
