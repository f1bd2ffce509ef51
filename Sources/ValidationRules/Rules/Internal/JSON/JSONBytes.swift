/// A way to encode the bytes of a JSON text in another text.
protocol JSONBytes {
  /// Returns the number of bytes that the text encodes.
  static func count(in text: Span<UInt8>) -> Int

  /// Returns the byte at `index`, which must be less than the count.
  static func byte(_ index: Int, in text: Span<UInt8>) -> UInt8
}

/// JSON without further encoding.
enum PlainJSON: JSONBytes {
  @inline(__always)
  static func count(in text: Span<UInt8>) -> Int { text.count }

  @inline(__always)
  static func byte(_ index: Int, in text: Span<UInt8>) -> UInt8 { text[index] }
}

/// JSON in base64url (RFC 4648, section 5), without padding.
///
/// The caller ensures that there are no other characters. Unused bits in the last character are ignored.
enum Base64URLJSON: JSONBytes {
  /// Four characters encode three bytes; two or three at the end encode one or two.
  static func count(in text: Span<UInt8>) -> Int { text.count / 4 * 3 + text.count % 4 * 3 / 4 }

  /// A byte consists of the low bits of one character and the high bits of the next.
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
