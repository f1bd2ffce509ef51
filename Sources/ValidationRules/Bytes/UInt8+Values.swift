extension UInt8 {
  /// The value of an ASCII digit, 0 to 9, or `nil` for every other byte.
  var decimalValue: Int? {
    let value = self &- UInt8(ascii: "0")
    return value < 10 ? Int(value) : nil
  }

  /// The value of a hexadecimal digit of either case, 0 to 15, or `nil` for every other byte.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The place of an ASCII letter of either case in the alphabet, from 0 for A to 25 for Z, or
  /// `nil` for every other byte.
  var letterValue: Int? {
    let value = (self | 0x20) &- UInt8(ascii: "a")
    return value < 26 ? Int(value) : nil
  }

  /// The value of an ASCII digit, or 10 for A to 35 for Z in either case, as in ISO/IEC 7064, or
  /// `nil` for every other byte.
  ///
  /// The check digits of an IBAN and of an ISIN are computed from these values.
  var base36Value: Int? {
    decimalValue ?? letterValue.map { $0 + 10 }
  }

  /// The ASCII capital of an ASCII letter, and every other byte as it is.
  var uppercased: UInt8 {
    letterValue == nil ? self : self & ~0x20
  }

  /// The lowercase letter of an ASCII capital, and every other byte as it is.
  var lowercased: UInt8 {
    ByteClass.capital.contains(self) ? self | 0x20 : self
  }
}
