private import BoundedPattern

extension ValidationFormatter where Value == String {
  /// Converts text to Unicode normalization form C (UAX #15).
  ///
  /// Swift considers the two encodings of "é" equal; a database or a server may not.
  ///
  /// ```swift
  /// ValidationFormatter.normalized.format("e\u{301}").utf8.count  // 2, and 3 before
  /// ```
  public static var normalized: Self {
    Self { text in composed(text) }
  }
}
