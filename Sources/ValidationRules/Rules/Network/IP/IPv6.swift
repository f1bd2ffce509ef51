extension ValidationRule where Value == String {
  /// Accepts an IPv6 address in any of the text forms of RFC 4291, section 2.2, without a zone.
  ///
  /// Groups have one to four hexadecimal digits in either case, and the last two may be written as
  /// an IPv4 address. Brackets, as in a URL, are refused.
  ///
  /// ```swift
  /// Rule.isIPv6.accepts("2001:db8::1")  // true
  /// Rule.isIPv6.failure(of: "2001:db8::1::2")  // Enter an IPv6 address, such as 2001:db8::1
  /// ```
  public static var isIPv6: Self { isIPv6([]) }

  /// Accepts an IPv6 address with the given options: only in canonical form, or with a zone.
  ///
  /// ```swift
  /// Rule.isIPv6(.zoned).accepts("fe80::1%eth0")  // true
  /// Rule.isIPv6(.canonical).failure(of: "2001:DB8::1")  // Enter an IPv6 address, such as 2001:db8::1
  /// ```
  ///
  /// - Parameter options: The required and accepted forms; an empty set is the same as ``isIPv6``.
  public static func isIPv6(_ options: IPv6Options) -> Self {
    Self(.rule(.ipv6)) { text in isIPv6Address(text.utf8.span, options) }
  }
}

/// Splits off the zone, if allowed, and reads the address before it.
///
/// Only the zone's characters are checked, because the zones that exist depend on the computer.
private func isIPv6Address(_ text: Span<UInt8>, _ options: IPv6Options) -> Bool {
  var end = text.count
  let start = text.extracting(first: IPv6Text.maximumLength + 1)
  if options.contains(.zoned), let percent = start.firstIndex(of: "%") {
    guard percent + 1 < text.count,
      text.consists(of: .portableName | .only("~"), from: percent + 1)
    else { return false }
    end = percent
  }
  let address = text.extracting(0..<end)
  guard let parsed = IPv6Text(address) else { return false }
  return !options.contains(.canonical) || parsed.isCanonical(address)
}
