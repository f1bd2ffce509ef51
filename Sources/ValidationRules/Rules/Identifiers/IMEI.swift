extension ValidationRule where Value == String {
  /// Accepts the IMEI of a mobile phone: 14 digits and a check digit.
  ///
  /// Implements 3GPP TS 23.003, clause 6.2.1 (composition) and Annex B (Luhn check digit). The
  /// digits may be split by hyphens into the groups that phones display: two, six, six and one.
  ///
  /// ```swift
  /// Rule.isIMEI.accepts("49-015420-323751-8")  // true
  /// Rule.isIMEI.failure(of: "49-015420-323751-7")  // Enter the 15 digits of the IMEI
  /// ```
  public static var isIMEI: Self {
    Self(.rule(.imei)) { text in isEquipment(text.utf8.span) }
  }
}

/// Returns whether the text is 15 digits with a Luhn check digit, optionally in groups with three hyphens.
private func isEquipment(_ text: Span<UInt8>) -> Bool {
  guard text.count == 15 || text.count == 18 else { return false }
  var sum = LuhnSum()
  for position in text.indices {
    if text.count == 18, position == 2 || position == 9 || position == 16 {
      guard text[position] == UInt8(ascii: "-") else { return false }
    } else {
      guard let digit = text[position].decimalValue else { return false }
      sum.append(digit)
    }
  }
  return sum.isValid
}
