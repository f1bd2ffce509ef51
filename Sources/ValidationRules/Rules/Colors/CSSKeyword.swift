/// A CSS identifier as a number, so that comparing two is one instruction and needs no memory.
///
/// It holds up to 21 ASCII letters, digits and hyphens, without regard to letter case. Every
/// other identifier is ``other``, which equals none that this project writes.
///
/// A character takes six bits, the last one the lowest, and no character is 0. Case is ignored as
/// CSS ignores it, for ASCII only.
struct CSSKeyword: Hashable {
  /// The characters; all ones for ``other``.
  private var packed: UInt128 = 0

  /// An identifier that is too long, or that has another character in it.
  static let other = Self(packed: .max)

  /// Adds a byte at the end; a byte that has no code makes the whole ``other``, and so does a 22nd
  /// one.
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
