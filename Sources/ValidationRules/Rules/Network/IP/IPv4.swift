extension ValidationRule where Value == String {
  /// Accepts an IPv4 address in dotted-quad form: four decimal numbers, 0 to 255, without leading zeros.
  ///
  /// Implements `IPv4address` of RFC 3986, section 3.2.2, and RFC 2673, section 3.2, strictly.
  ///
  /// ```swift
  /// Rule.isIPv4.accepts("192.0.2.1")  // true
  /// Rule.isIPv4.failure(of: "192.0.2.01")  // Enter an IPv4 address, such as 192.0.2.1
  /// ```
  public static var isIPv4: Self {
    Self(.rule(.ipv4)) { text in IPv4Text(text.utf8.span) != nil }
  }
}
