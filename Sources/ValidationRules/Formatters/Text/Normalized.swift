private import BoundedPattern

extension ValidationFormatter where Value == String {
  /// Writes every character in one way only: Unicode normalization form C (UAX #15).
  ///
  /// Swift holds the two ways to write "é" equal; a store or a server may not.
  ///
  /// ```swift
  /// ValidationFormatter.normalized.format("e\u{301}").utf8.count  // 2, and 3 before
  /// ```
  public static var normalized: Self {
    Self { text in composed(text) }
  }
}
