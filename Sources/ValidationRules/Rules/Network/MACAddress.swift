extension ValidationRule where Value == String {
  /// Accepts a MAC address of 48 or 64 bits (IEEE 802, clause 8, EUI-48 and EUI-64).
  ///
  /// An address is written in hexadecimal in one of these forms, with letters in either case and
  /// the same separator throughout:
  ///
  /// - octets joined by hyphens (IEEE's form), colons or spaces
  /// - groups of four digits joined by dots or, for 64 bits, by colons as in IPv6
  ///
  /// ```swift
  /// Rule.isMACAddress.accepts("00-00-5E-00-53-01")  // true
  /// Rule.isMACAddress.failure(of: "00-00-5E:00:53:01")  // Enter a MAC address, such as 00-00-5E-00-53-01
  /// ```
  public static var isMACAddress: Self {
    Self(.rule(.macAddress)) { text in
      let text = text.utf8.span
      return isMACText(text, .eui48) || isMACText(text, .eui64)
    }
  }

  /// Accepts a MAC address of one length.
  ///
  /// ```swift
  /// Rule.isMACAddress(.eui64).accepts("02-00-5E-10-00-00-00-01")  // true
  /// Rule.isMACAddress(.eui64).failure(of: "00-00-5E-00-53-01")
  /// // Enter a MAC address, such as 00-00-5E-00-53-01
  /// ```
  ///
  /// - Parameter length: The length of the address. ``isMACAddress`` accepts both lengths.
  public static func isMACAddress(_ length: MACAddressLength) -> Self {
    Self(.rule(.macAddress)) { text in isMACText(text.utf8.span, length) }
  }
}

/// Returns whether the text is an address of the given length, in one of the accepted forms.
///
/// Each octet takes three characters, and each group of four digits five, without a separator at
/// the end. That makes 17 or 14 characters for 48 bits, and 23 or 19 for 64.
private func isMACText(_ text: Span<UInt8>, _ length: MACAddressLength) -> Bool {
  let octets = length.rawValue / 8
  return switch text.count {
  case octets * 3 - 1:
    hasHexGroups(text, of: 2, joinedBy: "-") || hasHexGroups(text, of: 2, joinedBy: ":")
      || hasHexGroups(text, of: 2, joinedBy: " ")
  case octets / 2 * 5 - 1:
    hasHexGroups(text, of: 4, joinedBy: ".")
      || length == .eui64 && hasHexGroups(text, of: 4, joinedBy: ":")
  default:
    false
  }
}

/// Returns whether the text is groups of `size` hexadecimal digits with one separator between them.
private func hasHexGroups(
  _ text: Span<UInt8>, of size: Int, joinedBy separator: Unicode.Scalar
) -> Bool {
  for index in text.indices {
    let isRight =
      index % (size + 1) == size
      ? text[index] == UInt8(ascii: separator) : ByteClass.hexDigit.contains(text[index])
    guard isRight else { return false }
  }
  return true
}
