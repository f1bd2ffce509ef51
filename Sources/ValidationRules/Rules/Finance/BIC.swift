/// The kind of characters in a BIC's first four places, its business party prefix.
///
/// ```swift
/// Rule.isBIC(prefix: .letters).accepts("DEUTDEFF")  // true
/// Rule.isBIC(prefix: .letters).accepts("1234DEWW")  // false
/// Rule.isBIC(prefix: .alphanumeric).accepts("1234DEWW")  // true
/// ```
public enum BICPrefix: Hashable, Sendable {
  /// Letters, as in every code that SWIFT has assigned.
  case letters

  /// Letters and digits, which ISO 9362 has allowed since 2014.
  case alphanumeric
}

extension ValidationRule where Value == String {
  /// Accepts a business identifier code of 8 or 11 characters, such as a bank's.
  ///
  /// Implements ISO 9362:2022, structure of the BIC: four letters, a country code, two letters or
  /// digits, and optionally three more for a branch, all in capitals. The country is a code of
  /// ISO 3166-1, one of its reserved codes, such as IC, or Kosovo's XK. Digits in the first four
  /// places are refused because no such code has been assigned; to accept them, use
  /// ``isBIC(prefix:)``.
  ///
  /// ```swift
  /// Rule.isBIC.accepts("DEUTDEFF500")  // true
  /// Rule.isBIC.failure(of: "DEUT12FF500")  // Enter a BIC of 8 or 11 characters, such as DEUTDEFF500
  /// ```
  public static var isBIC: Self {
    isBIC(prefix: .letters)
  }

  /// Accepts a business identifier code with the given kind of prefix.
  ///
  /// All other checks are those of ``isBIC``.
  ///
  /// ```swift
  /// Rule.isBIC(prefix: .alphanumeric).accepts("1234DEWW")  // true
  /// Rule.isBIC(prefix: .letters).failure(of: "1234DEWW")
  /// // Enter a BIC of 8 or 11 characters, such as DEUTDEFF500
  /// ```
  public static func isBIC(prefix: BICPrefix) -> Self {
    Self(.rule(.bic)) { text in isBusinessCode(text.utf8.span, prefix: prefix) }
  }
}

/// Returns whether the text is a code with a country, or Kosovo's XK, in its fifth and sixth places.
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
