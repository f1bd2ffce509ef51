/// An encoding of the bytes of a JSON text in another text.
protocol JSONBytes {
  /// Returns the number of bytes that the text encodes.
  static func count(in text: Span<UInt8>) -> Int

  /// The byte at `index`, which is less than the count.
  static func byte(_ index: Int, in text: Span<UInt8>) -> UInt8
}

/// JSON as it stands.
enum PlainJSON: JSONBytes {
  @inline(__always)
  static func count(in text: Span<UInt8>) -> Int { text.count }

  @inline(__always)
  static func byte(_ index: Int, in text: Span<UInt8>) -> UInt8 { text[index] }
}

/// JSON in the characters of RFC 4648, section 5, without padding.
///
/// The caller ensures that there are no other characters. Unused bits of the last one are ignored.
enum Base64URLJSON: JSONBytes {
  /// Four characters are three bytes; two or three at the end are one or two.
  static func count(in text: Span<UInt8>) -> Int { text.count / 4 * 3 + text.count % 4 * 3 / 4 }

  /// A byte is the low bits of one character, and the high bits of the next.
  static func byte(_ index: Int, in text: Span<UInt8>) -> UInt8 {
    let place = index % 3
    let start = index / 3 * 4 + place
    return sextet(text[start]) << (2 * place + 2) | sextet(text[start + 1]) >> (4 - 2 * place)
  }

  /// Returns the six bits that a character encodes.
  private static func sextet(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "-"): 62
    default: 63
    }
  }
}
