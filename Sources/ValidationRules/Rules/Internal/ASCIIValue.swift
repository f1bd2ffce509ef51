extension UInt8 {
  /// The value of an ASCII digit, 0 to 9.
  var decimalValue: Int? {
    let value = self &- UInt8(ascii: "0")
    return value < 10 ? Int(value) : nil
  }

  /// The place of an ASCII letter of either case in the alphabet, from 0 for A to 25 for Z.
  var letterValue: Int? {
    let value = (self | 0x20) &- UInt8(ascii: "a")
    return value < 26 ? Int(value) : nil
  }

  /// The value of an ASCII digit, or 10 for A to 35 for Z in either case, as in
  /// ISO/IEC 7064.
  var base36Value: Int? {
    let digit = self &- UInt8(ascii: "0")
    if digit < 10 { return Int(digit) }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 26 ? Int(letter) + 10 : nil
  }

  /// The ASCII capital of an ASCII letter, and every other byte as it is.
  var capitalized: UInt8 {
    letterValue == nil ? self : self & ~0x20
  }

  /// Whether this is a letter from A to Z, in capitals.
  var isCapital: Bool {
    self &- UInt8(ascii: "A") < 26
  }
}
