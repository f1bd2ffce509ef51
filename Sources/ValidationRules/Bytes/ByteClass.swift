/// A set of bytes, stored as one bit each.
///
/// Testing a byte takes a single shift. Unions cost nothing at run time, because all sets are
/// constants that the compiler puts into the instructions.
///
/// The bytes from 0x80 on, which encode scalars beyond ASCII, are either all in a set or none of
/// them. Rules that distinguish these scalars decode them first.
struct ByteClass {
  /// A bit for each byte from 0 to 63, starting at the lowest.
  private let low: UInt64
  /// A bit for each byte from 64 to 127, starting at the lowest.
  private let high: UInt64
  /// All ones if the bytes from 128 on are in this set, or 0 otherwise.
  private let beyondASCII: UInt64

  /// Creates a set from the bits for bytes below 64 and for those from 64 to 127.
  private init(_ low: UInt64, _ high: UInt64, beyondASCII: UInt64 = 0) {
    self.low = low
    self.high = high
    self.beyondASCII = beyondASCII
  }

  /// Returns whether a byte is in this set.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let bits = byte < 64 ? low : byte < 128 ? high : beyondASCII
    return (bits &>> UInt64(byte)) & 1 == 1
  }

  /// Returns the bytes in either set.
  @inline(__always)
  static func | (first: Self, second: Self) -> Self {
    Self(
      first.low | second.low, first.high | second.high,
      beyondASCII: first.beyondASCII | second.beyondASCII)
  }

  /// Returns the bytes that aren't in the set.
  @inline(__always)
  static prefix func ! (set: Self) -> Self {
    Self(~set.low, ~set.high, beyondASCII: ~set.beyondASCII)
  }

  /// Returns the bytes in this set that aren't in the other.
  @inline(__always)
  func subtracting(_ other: Self) -> Self { !(!self | other) }

  /// Returns a set of one ASCII character.
  ///
  /// - Precondition: The scalar is ASCII.
  @inline(__always)
  static func only(_ scalar: Unicode.Scalar) -> Self {
    let bit: UInt64 = 1 &<< UInt64(UInt8(ascii: scalar))
    return UInt8(ascii: scalar) < 64 ? Self(bit, 0) : Self(0, bit)
  }
}

/// Tests compare every bit of these with its definition.
extension ByteClass {
  /// `0–9`.
  static var digit: Self { Self(0x03FF_0000_0000_0000, 0x0000_0000_0000_0000) }

  /// `0–7`, the digits of an octal number in ECMA-262, section 12.9.3.
  static var octalDigit: Self { Self(0x00FF_0000_0000_0000, 0x0000_0000_0000_0000) }

  /// `A–Z`.
  static var capital: Self { Self(0x0000_0000_0000_0000, 0x0000_0000_07FF_FFFE) }

  /// `A–Z a–z`.
  static var letter: Self { Self(0x0000_0000_0000_0000, 0x07FF_FFFE_07FF_FFFE) }

  /// `0–9 A–F a–f`, the digits of RFC 4648, section 8, in either case.
  static var hexDigit: Self { Self(0x03FF_0000_0000_0000, 0x0000_007E_0000_007E) }

  /// The characters in a label of a host name: `A–Z a–z 0–9 -`.
  static var label: Self { Self(0x03FF_2000_0000_0000, 0x07FF_FFFE_07FF_FFFE) }

  /// `atext` of RFC 5322, section 3.2.3.
  static var atext: Self { Self(0xA3FF_ACFA_0000_0000, 0x7FFF_FFFF_C7FF_FFFE) }

  /// `tchar` of RFC 9110, section 5.6.2.
  static var token: Self { Self(0x03FF_6CFA_0000_0000, 0x57FF_FFFF_C7FF_FFFE) }

  /// `restricted-name-chars` of RFC 6838, section 4.2.
  static var restrictedName: Self { Self(0x03FF_685A_0000_0000, 0x07FF_FFFE_C7FF_FFFE) }

  /// The alphabet of RFC 4648, section 5, without padding.
  static var base64URL: Self { Self(0x03FF_2000_0000_0000, 0x07FF_FFFE_87FF_FFFE) }

  /// The alphabet of RFC 4648, section 4, without padding.
  static var base64: Self { Self(0x03FF_8800_0000_0000, 0x07FF_FFFE_07FF_FFFE) }

  /// The characters of a URL's scheme after the first one: `A–Z a–z 0–9 + - .`.
  static var scheme: Self { Self(0x03FF_6800_0000_0000, 0x07FF_FFFE_07FF_FFFE) }

  /// The forbidden host code points of the URL Standard, section 3.2.
  static var forbiddenInHost: Self { Self(0xD400_8009_0000_2601, 0x1000_0000_7800_0001) }

  /// The forbidden domain code points of the URL Standard, section 3.2.
  static var forbiddenInDomain: Self { Self(0xD400_8029_FFFF_FFFF, 0x9000_0000_7800_0001) }

  /// The characters of RFC 3986, section 2, except `%`, `#` and brackets.
  static var uriCharacter: Self { Self(0xAFFF_FFD2_0000_0000, 0x47FF_FFFE_87FF_FFFF) }

  /// The bytes allowed in an address as people type it, without white space, `<`, `>` and `"`.
  static var webAddress: Self {
    Self(0xAFFF_FFFA_0000_0000, 0x7FFF_FFFF_FFFF_FFFF, beyondASCII: .max)
  }

  /// The portable filename character set of POSIX.1-2017, section 3.282.
  static var portableName: Self { Self(0x03FF_6000_0000_0000, 0x07FF_FFFE_87FF_FFFE) }

  /// The characters of a number: `0–9 + - . E e`.
  static var numeral: Self { Self(0x03FF_6800_0000_0000, 0x0000_0020_0000_0020) }

  /// The ASCII white space (Unicode `White_Space`): the space and U+0009 to U+000D.
  static var whitespace: Self { Self(0x0000_0001_0000_3E00, 0x0000_0000_0000_0000) }

  /// The C0 controls, U+0000 to U+001F, without U+007F.
  static var control: Self { Self(0x0000_0000_FFFF_FFFF, 0x0000_0000_0000_0000) }

  /// The characters of RFC 20, section 2.
  static var ascii: Self { Self(.max, .max) }

  /// All bytes of scalars beyond ASCII.
  static var nonASCII: Self { Self(0, 0, beyondASCII: .max) }
}
