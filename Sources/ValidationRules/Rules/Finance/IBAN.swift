extension ValidationRule where Value == String {
  /// Accepts an international bank account number in its country's format, with the right check digits.
  ///
  /// The number is written in capitals, without spaces (electronic form) or with single spaces
  /// between groups (print form). Groups usually have four characters, but the rule doesn't check
  /// their size because some countries print others. The accepted countries are those of
  /// ``IBANCountries/inUse``.
  ///
  /// Implements ISO 13616-1:2020, structure of the IBAN, with the national structures of the IBAN
  /// registry (ISO 13616-2), release 99. Check digits are computed by ISO/IEC 7064:2003, MOD 97-10,
  /// and range from 02 to 98.
  ///
  /// ```swift
  /// Rule.isIBAN.accepts("DE89 3704 0044 0532 0130 00")  // true
  /// Rule.isIBAN.failure(of: "DE88 3704 0044 0532 0130 00")
  /// // Enter an IBAN, such as DE89 3704 0044 0532 0130 00
  /// ```
  public static var isIBAN: Self {
    isIBAN(.inUse)
  }

  /// Accepts an international bank account number from the given countries.
  ///
  /// All other checks are those of ``isIBAN``.
  ///
  /// ```swift
  /// Rule.isIBAN(.registered).accepts("FR1420041010050500013M02606")  // true
  /// Rule.isIBAN(.registered).failure(of: "MA64011519000001205000534921")
  /// // Enter an IBAN, such as DE89 3704 0044 0532 0130 00
  /// ```
  ///
  /// - Parameter countries: The accepted countries: those in the IBAN registry only, or others as well.
  public static func isIBAN(_ countries: IBANCountries) -> Self {
    Self(.rule(.iban)) { text in
      guard let code = PrintedCode(text.utf8.span, separators: .spaces), code.count > 4,
        let structure = IBANStructure(of: code, in: countries)
      else { return false }
      return structure.matches(code) && hasRightCheckDigits(code)
    }
  }
}

/// Returns whether the check digits are right by MOD 97-10 (ISO/IEC 7064).
///
/// With the first four characters moved to the end and letters replaced by 10 to 35, the whole is a number
/// with remainder 1. The check digits 00, 01 and 99 are equivalent to 97, 98 and 02, and are never issued.
private func hasRightCheckDigits(_ code: PrintedCode) -> Bool {
  guard let tens = code[2].decimalValue, let ones = code[3].decimalValue,
    (2...98).contains(tens * 10 + ones)
  else { return false }
  // The first four characters are read as if they came last.
  var number = 0
  for position in 4..<code.count { append(code[position], to: &number) }
  for position in 0..<4 { append(code[position], to: &number) }
  return number % 97 == 1
}

/// Appends the digits that represent a character.
///
/// Above 10^15, only the remainder is kept, so that the next character still fits into an `Int`.
private func append(_ character: UInt8, to number: inout Int) {
  let value = character.base36Value ?? 0
  number = number * (value < 10 ? 10 : 100) + value
  if number > 1_000_000_000_000_000 { number %= 97 }
}
