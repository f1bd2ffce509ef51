/// Quick answers for text in ASCII, where all bytes but those of a line end are characters.
///
/// An answer is nil where it takes a look at whole characters.
enum ASCIIText {
  /// Whether a character for which `matches` is true comes before the first that is not ASCII.
  @inline(__always)
  static func contains(_ text: some StringProtocol, where matches: (UInt8) -> Bool) -> Bool? {
    withBytes(of: text) { bytes in
      for index in bytes.indices {
        if bytes[index] >= 0x80 { return nil }
        if matches(bytes[index]) { return true }
      }
      return false
    }
  }

  /// How many characters there are for which `matches` is true.
  @inline(__always)
  static func count(_ text: some StringProtocol, where matches: (UInt8) -> Bool) -> Int? {
    withBytes(of: text) { bytes in
      var count = 0
      for index in bytes.indices {
        if bytes[index] >= 0x80 { return nil }
        if matches(bytes[index]) { count += 1 }
      }
      return count
    }
  }

  /// Calls `body` with the UTF-8 of a text, which is copied only where it is not there already.
  @inline(__always)
  static func withBytes<Result>(
    of text: some StringProtocol, _ body: (borrowing Span<UInt8>) -> Result
  ) -> Result {
    if let text = text as? String { return body(text.utf8.span) }
    if let text = text as? Substring { return body(text.utf8.span) }
    return body(String(text).utf8.span)
  }
}

extension ASCIIText {
  static func isASCII(_ bytes: Span<UInt8>) -> Bool {
    var bits: UInt8 = 0
    for index in bytes.indices { bits |= bytes[index] }
    return bits < 0x80
  }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

  /// The byte with a capital letter made small.
  static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
