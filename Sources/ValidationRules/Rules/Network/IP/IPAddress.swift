extension ValidationRule where Value == String {
  /// Accepts what ``isIPv4`` or ``isIPv6`` accepts.
  ///
  /// ```swift
  /// ValidationRule.isIPAddress.accepts("2001:db8::1")  // true
  /// ValidationRule.isIPAddress.accepts("192.0.2.256")  // false
  /// ```
  public static var isIPAddress: Self {
    Self(.ipAddressInvalid) { text in
      let text = text.utf8.span
      return IPv4Text(text) != nil || IPv6Text(text) != nil
    }
  }
}
