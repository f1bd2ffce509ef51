extension ValidationRule where Value == String {
  /// Accepts the serial number of a journal or other periodical.
  ///
  /// Implements ISO 3297:2022, construction of an ISSN: seven digits and a check digit modulo 11,
  /// where X represents ten, in two groups of four joined by a hyphen. The hyphen is optional, and
  /// X may be lowercase; nothing else is allowed.
  ///
  /// ```swift
  /// Rule.isISSN.accepts("0317-8471")  // true
  /// Rule.isISSN.failure(of: "0317-8472")  // Enter an ISSN, such as 0317-8471
  /// ```
  public static var isISSN: Self {
    Self(.rule(.issn)) { text in isSerial(text.utf8.span) }
  }
}

/// Returns whether the text is seven digits and a check digit.
///
/// From the left, the digits have the weights 8 to 1, and the sum must be a multiple of 11.
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
