extension ValidationRule where Value == String {
  /// Accepts an international bank account number with the length and the structure that its
  /// country prescribes, and the right check digits.
  ///
  /// Countries are those of ``IBANCountries/inUse``. The number is written in capitals, without
  /// spaces (electronic form) or with a single space between groups (print form; groups of four,
  /// but some countries print others, so their size is not tested). Implements ISO 13616-1:2020,
  /// structure of the IBAN and check digits by ISO/IEC 7064:2003, MOD 97-10, which lie between 02
  /// and 98, with the national structures of the IBAN registry (ISO 13616-2), release 99.
  ///
  /// ```swift
  /// Rule.isIBAN.accepts("DE89 3704 0044 0532 0130 00")  // true
  /// Rule.isIBAN.accepts("DE88 3704 0044 0532 0130 00")  // false
  /// ```
  public static var isIBAN: Self {
    isIBAN(.inUse)
  }

  /// Accepts an international bank account number of these countries; otherwise as ``isIBAN``.
  ///
  /// ```swift
  /// Rule.isIBAN(.registered).accepts("FR1420041010050500013M02606")  // true
  /// Rule.isIBAN(.registered).accepts("MA64011519000001205000534921")  // false
  /// ```
  ///
  /// - Parameter countries: Whether countries outside the registry are accepted.
  public static func isIBAN(_ countries: IBANCountries) -> Self {
    Self(.rule(.iban)) { text in
      guard let code = PrintedCode(text.utf8.span, separators: .spaces), code.count > 4,
        let structure = IBANStructure(of: code, in: countries)
      else { return false }
      return structure.matches(code) && hasRightCheckDigits(code)
    }
  }
}

/// Returns whether the check digits are right by MOD 97-10 (ISO/IEC 7064): with letters as 10 to 35
/// and the first four characters moved to the end, the whole is a number with remainder 1.
///
/// 00, 01 and 99 would have the remainders of 97, 98 and 02, and are never computed.
private func hasRightCheckDigits(_ code: PrintedCode) -> Bool {
  guard let tens = code[2].decimalValue, let ones = code[3].decimalValue,
    (2...98).contains(tens * 10 + ones)
  else { return false }
  // The first four characters count as if they stood at the end.
  var number = 0
  for position in 4..<code.count { append(code[position], to: &number) }
  for position in 0..<4 { append(code[position], to: &number) }
  return number % 97 == 1
}

/// Appends the digits that represent a character, and keeps the remainder when there are many.
///
/// The remainder is taken above 10^15, so that one character more fits into an `Int`.
private func append(_ character: UInt8, to number: inout Int) {
  let value = character.base36Value ?? 0
  number = number * (value < 10 ? 10 : 100) + value
  if number > 1_000_000_000_000_000 { number %= 97 }
}
