extension ValidationRule where Value == String {
  /// Accepts a UUID (RFC 9562, section 4): 32 hexadecimal digits in groups of 8-4-4-4-12.
  ///
  /// The UUID has version 1 to 8 and the variant of section 4.1, or is the nil or max UUID
  /// (sections 5.9 and 5.10). Case doesn't matter. Braces and the prefix `urn:uuid:` are refused.
  ///
  /// ```swift
  /// Rule.isUUID.accepts("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")  // true
  /// Rule.isUUID.failure(of: "f81d4fae7dec11d0a76500a0c91e6bf6")
  /// // Enter a UUID, such as f81d4fae-7dec-11d0-a765-00a0c91e6bf6
  /// ```
  public static var isUUID: Self {
    Self(.rule(.uuid)) { text in
      let text = text.utf8.span
      guard hasUUIDShape(text) else { return false }
      return hasVariant(text) && (1...8).contains(version(text))
        || isRepeated(text, UInt8(ascii: "0")) || isRepeated(text, UInt8(ascii: "f"))
    }
  }

  /// Accepts a UUID of the given version (RFC 9562, section 4.2), 1 to 8.
  ///
  /// ```swift
  /// Rule.isUUID(version: 4).accepts("919108f7-52d1-4320-9bac-f847db4148a8")  // true
  /// Rule.isUUID(version: 4).failure(of: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6")  // Enter a version 4 UUID
  /// ```
  ///
  /// - Parameter wanted: The required version.
  /// - Precondition: The version is 1 to 8.
  public static func isUUID(version wanted: Int) -> Self {
    guard (1...8).contains(wanted) else { fatalError("A UUID's version is 1 to 8, not \(wanted).") }
    return Self(.rule(.`uuid.version`, ["version": .number(wanted)])) { text in
      let text = text.utf8.span
      return hasUUIDShape(text) && hasVariant(text) && version(text) == wanted
    }
  }
}

/// Returns whether the text has the 36 characters of the `UUID` format (RFC 9562, section 4).
private func hasUUIDShape(_ text: Span<UInt8>) -> Bool {
  var position = 0
  return text.count == 36
    && text.skip(.hexDigit, at: &position) == 8 && text.take("-", at: &position)
    && text.skip(.hexDigit, at: &position) == 4 && text.take("-", at: &position)
    && text.skip(.hexDigit, at: &position) == 4 && text.take("-", at: &position)
    && text.skip(.hexDigit, at: &position) == 4 && text.take("-", at: &position)
    && text.skip(.hexDigit, at: &position) == 12
}

/// Returns the version, the first digit of the third group (RFC 9562, section 4.2).
///
/// - Precondition: The text has the shape of a UUID.
private func version(_ text: Span<UInt8>) -> Int {
  text[14].hexadecimalValue.map(Int.init) ?? 0
}

/// Returns whether the fourth group starts with the bits 10, so with 8 to B (RFC 9562,
/// section 4.1).
///
/// - Precondition: The text has the shape of a UUID.
private func hasVariant(_ text: Span<UInt8>) -> Bool {
  text[19].hexadecimalValue.map { $0 >> 2 == 0b10 } ?? false
}

/// Returns whether every digit of a UUID is the given one, as in the nil and the max UUID.
private func isRepeated(_ text: Span<UInt8>, _ digit: UInt8) -> Bool {
  text.indices.allSatisfy {
    text[$0] | 0x20 == digit | 0x20 || text[$0] == UInt8(ascii: "-")
  }
}
