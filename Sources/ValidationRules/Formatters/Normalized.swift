@_spi(_Unicode) private import Swift

extension ValidationFormatter where Value == String {
  /// Writes every character in one way only: Unicode normalization form C (UAX #15).
  ///
  /// Swift holds the two ways to write "é" equal; a store or a server may not.
  ///
  /// ```swift
  /// ValidationFormatter.normalized.format("e\u{301}").utf8.count  // 2, and 3 before
  /// ```
  public static var normalized: Self {
    Self { text in
      text.utf8.allSatisfy { $0 < 0x80 } ? text : String(String.UnicodeScalarView(text._nfc))
    }
  }
}
