/// A CSS identifier as a number, which is compared in one instruction and needs no memory.
///
/// An identifier has up to 21 ASCII letters, digits and hyphens, in any case. All others are
/// represented by ``other``, which never equals a keyword of this project.
///
/// Each character takes six bits, with the last one lowest, and is never 0. As in CSS, only the
/// case of ASCII letters is ignored.
struct CSSKeyword: Hashable {
  /// The packed characters; all ones for `other`.
  private var packed: UInt128 = 0

  /// An identifier that's too long or contains another character.
  static let other = Self(packed: .max)

  /// Appends a byte; a byte without a code, or a 22nd one, turns the identifier into `other`.
  mutating func append(_ byte: UInt8) {
    let code =
      switch byte {
      case _ where ByteClass.letter.contains(byte): byte & 0x1F
      case _ where ByteClass.digit.contains(byte): byte - UInt8(ascii: "0") + 27
      case UInt8(ascii: "-"): 37 as UInt8
      default: 0 as UInt8
      }
    guard code != 0, packed >> 120 == 0 else {
      self = .other
      return
    }
    packed = packed << 6 | UInt128(code)
  }
}

extension CSSKeyword: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    for byte in value.utf8 { append(byte) }
  }
}
