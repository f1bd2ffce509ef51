extension ValidationRule where Value == String {
  /// Accepts a block of addresses: an IP address, `/` and a prefix length.
  ///
  /// Implements RFC 4632, section 3.1, for IPv4, and RFC 4291, section 2.3, for IPv6. The length is
  /// a decimal number without leading zeros, at most 32 or 128. Bits after the prefix may be set,
  /// as in the address of an interface.
  ///
  /// ```swift
  /// Rule.isCIDR.accepts("192.0.2.0/24")  // true
  /// Rule.isCIDR.failure(of: "192.0.2.0/33")  // Enter an address and a prefix length, such as 192.0.2.0/24
  /// ```
  public static var isCIDR: Self {
    Self(.rule(.cidr)) { text in
      let text = text.utf8.span
      return isBlock(text, of: .ipv4) || isBlock(text, of: .ipv6)
    }
  }

  /// Accepts a block of addresses of one version of the Internet Protocol.
  ///
  /// ```swift
  /// Rule.isCIDR(.ipv6).accepts("2001:db8::/32")  // true
  /// Rule.isCIDR(.ipv6).failure(of: "192.0.2.0/24")
  /// // Enter an IPv6 address and a prefix length, such as 2001:db8::/32
  /// ```
  ///
  /// - Parameter version: The version of the addresses, which the message also names.
  public static func isCIDR(_ version: IPVersion) -> Self {
    Self(version == .ipv4 ? .rule(.`cidr.ipv4`) : .rule(.`cidr.ipv6`)) { text in
      isBlock(text.utf8.span, of: version)
    }
  }
}

/// Returns whether the bytes are an address, a slash and a prefix length valid for the version.
///
/// The search for the slash stops after the longest possible address.
private func isBlock(_ text: Span<UInt8>, of version: IPVersion) -> Bool {
  let start = text.extracting(first: IPv6Text.maximumLength + 1)
  guard let slash = start.firstIndex(of: "/") else { return false }
  let address = text.extracting(0..<slash)
  let length = text.extracting((slash + 1)..<text.count)
  return switch version {
  case .ipv4: IPv4Text(address) != nil && length.decimalNumber(atMost: 32) != nil
  case .ipv6: IPv6Text(address) != nil && length.decimalNumber(atMost: 128) != nil
  }
}
