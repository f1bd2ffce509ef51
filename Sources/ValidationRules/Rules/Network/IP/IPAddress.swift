extension ValidationRule where Value == String {
  /// Accepts an IP address of version 4 or 6.
  ///
  /// Combines ``isIPv4`` (RFC 3986, section 3.2.2) and ``isIPv6`` (RFC 4291, section 2.2).
  ///
  /// ```swift
  /// Rule.isIPAddress.accepts("2001:db8::1")  // true
  /// Rule.isIPAddress.failure(of: "192.0.2.256")  // Enter an IP address, such as 192.0.2.1 or 2001:db8::1
  /// ```
  public static var isIPAddress: Self {
    Self(.rule(.ipAddress)) { text in
      let text = text.utf8.span
      return IPv4Text(text) != nil || IPv6Text(text) != nil
    }
  }
}
