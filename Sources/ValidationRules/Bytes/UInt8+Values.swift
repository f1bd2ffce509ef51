extension UInt8 {
  /// The value of an ASCII digit, 0 to 9, or `nil` for any other byte.
  var decimalValue: Int? {
    let value = self &- UInt8(ascii: "0")
    return value < 10 ? Int(value) : nil
  }

  /// The value of a hexadecimal digit in either case, 0 to 15, or `nil` for any other byte.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The position of an ASCII letter in the alphabet, 0 for A to 25 for Z in either case, or `nil`
  /// for any other byte.
  var letterValue: Int? {
    let value = (self | 0x20) &- UInt8(ascii: "a")
    return value < 26 ? Int(value) : nil
  }

  /// The value of an ASCII digit, or 10 for A to 35 for Z in either case, or `nil` for any other byte.
  ///
  /// The check digits of an IBAN (ISO/IEC 7064) and an ISIN are computed from these values.
  var base36Value: Int? {
    decimalValue ?? letterValue.map { $0 + 10 }
  }

  /// The capital of an ASCII letter, or the byte itself if it isn't a letter.
  var uppercased: UInt8 {
    letterValue == nil ? self : self & ~0x20
  }

  /// The lowercase form of an ASCII capital, or the byte itself if it isn't a capital.
  var lowercased: UInt8 {
    ByteClass.capital.contains(self) ? self | 0x20 : self
  }
}
