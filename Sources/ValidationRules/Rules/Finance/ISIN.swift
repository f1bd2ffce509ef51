extension ValidationRule where Value == String {
  /// Accepts an international securities identification number of 12 characters.
  ///
  /// Letters may be in either case. Implements ISO 6166:2021, structure of an ISIN: a prefix, nine
  /// letters or digits, and a check digit by the modulus 10 "double-add-double" formula of its
  /// annex. The prefix is a country code of ISO 3166-1, or a code that ISO 3166-1 reserves or
  /// leaves to users, such as XS and EU.
  ///
  /// ```swift
  /// Rule.isISIN.accepts("US0378331005")  // true
  /// Rule.isISIN.failure(of: "US0378331003")  // Enter a 12-character ISIN, such as US0378331005
  /// ```
  public static var isISIN: Self {
    Self(.rule(.isin)) { text in isSecurity(text.utf8.span) }
  }
}

/// Returns whether the text is a prefix, letters and digits, and the right check digit.
///
/// Letters count as the two digits of their value, 10 for A to 35 for Z.
private func isSecurity(_ text: Span<UInt8>) -> Bool {
  guard text.count == 12, text[11].decimalValue != nil, CountryCodes.isKnown(text, at: 0) else {
    return false
  }
  var sum = LuhnSum()
  for position in text.indices {
    guard let value = text[position].base36Value else { return false }
    if value > 9 { sum.append(value / 10) }
    sum.append(value % 10)
  }
  return sum.isValid
}
