/// The characters of a BIC's first four places, its business party prefix.
///
/// ```swift
/// Rule.isBIC(prefix: .letters).accepts("DEUTDEFF")  // true
/// Rule.isBIC(prefix: .letters).accepts("1234DEWW")  // false
/// Rule.isBIC(prefix: .alphanumeric).accepts("1234DEWW")  // true
/// ```
public enum BICPrefix: Hashable, Sendable {
  /// Letters, as in all codes that SWIFT has given out.
  case letters

  /// Letters and digits, as ISO 9362 allows since 2014.
  case alphanumeric
}

extension ValidationRule where Value == String {
  /// Accepts a business identifier code of 8 or 11 characters, such as that of a bank.
  ///
  /// Implements ISO 9362:2022, structure of the BIC: four letters, a country of ISO 3166-1,
  /// two letters or digits, and three more for a branch, in capitals. Kosovo's XK and the reserved
  /// codes of ISO 3166-1, such as IC, are taken as countries. Digits in the first four are refused,
  /// because none have been given out so far; see ``isBIC(prefix:)``.
  ///
  /// ```swift
  /// Rule.isBIC.accepts("DEUTDEFF500")  // true
  /// Rule.isBIC.accepts("DEUT12FF500")  // false
  /// ```
  public static var isBIC: Self {
    isBIC(prefix: .letters)
  }

  /// Accepts a business identifier code with such a prefix; otherwise as ``isBIC``.
  ///
  /// ```swift
  /// Rule.isBIC(prefix: .alphanumeric).accepts("1234DEWW")  // true
  /// Rule.isBIC(prefix: .letters).accepts("1234DEWW")  // false
  /// ```
  public static func isBIC(prefix: BICPrefix) -> Self {
    Self(.rule(.bic)) { text in isBusinessCode(text.utf8.span, prefix: prefix) }
  }
}

/// Returns whether text is a code with a country at its fifth and sixth place; XK is one here.
private func isBusinessCode(_ text: Span<UInt8>, prefix: BICPrefix) -> Bool {
  guard text.count == 8 || text.count == 11 else { return false }
  for position in text.indices {
    let byte = text[position]
    let mustBeLetter = position < 4 ? prefix == .letters : position < 6
    guard ByteClass.capital.contains(byte) || !mustBeLetter && byte.decimalValue != nil else {
      return false
    }
  }
  return CountryCodes.assigned.contains(text, at: 4)
    || CountryCodes.exceptionallyReserved.contains(text, at: 4)
    || text[4] == UInt8(ascii: "X") && text[5] == UInt8(ascii: "K")
}
