extension ValidationRule where Value == String {
  /// Accepts the serial number of a journal or another periodical.
  ///
  /// Implements ISO 3297:2022, construction of an ISSN: seven digits and a check digit by modulus
  /// 11, where X is ten, in two groups of four with a hyphen between them. The hyphen may be left
  /// out, and a small x counts as X; nothing else is allowed.
  ///
  /// ```swift
  /// Rule.isISSN.accepts("0317-8471")  // true
  /// Rule.isISSN.accepts("0317-8472")  // false
  /// ```
  public static var isISSN: Self {
    Self(.rule(.issn)) { text in isSerial(text.utf8.span) }
  }
}

/// Returns whether text is seven digits and a check digit: they weigh 8 to 1 from the left, and the
/// sum is a multiple of 11.
private func isSerial(_ text: Span<UInt8>) -> Bool {
  guard text.count == 8 || text.count == 9 && text[4] == UInt8(ascii: "-") else { return false }
  var sum = 0
  for place in 0..<8 {
    let byte = text[place < 4 ? place : place + text.count - 8]
    if let digit = byte.decimalValue {
      sum += (8 - place) * digit
    } else if place == 7, byte.uppercased == UInt8(ascii: "X") {
      sum += 10
    } else {
      return false
    }
  }
  return sum % 11 == 0
}
