extension ValidationRule where Value == String {
  /// Accepts a ULID (universally unique, lexicographically sortable identifier).
  ///
  /// This is the canonical representation of the ULID specification: 26 digits of Crockford's
  /// Base32, which leaves out I, L, O and U, in either letter case, up to
  /// `7ZZZZZZZZZZZZZZZZZZZZZZZZZ`, the most that 128 bits hold (*Overflow Errors*).
  ///
  /// ```swift
  /// ValidationRule.isULID.check("01ARZ3NDEKTSV4RRFFQ69G5FAV")  // true
  /// ValidationRule.isULID.check("81ARZ3NDEKTSV4RRFFQ69G5FAV")  // false
  /// ```
  public static var isULID: Self {
    Self(.ulidInvalid) { text in
      let text = text.utf8.span
      var cursor = ByteCursor()
      return text.count == 26 && text[0] <= UInt8(ascii: "7")
        && cursor.skip(while: isCrockfordDigit, in: text) == 26
    }
  }
}

private func isCrockfordDigit(_ byte: UInt8) -> Bool {
  switch byte | 0x20 {
  case UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: "o"), UInt8(ascii: "u"): false
  default: ASCIIByte.isLetterOrDigit(byte)
  }
}
