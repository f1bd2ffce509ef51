extension ValidationRule where Value == String {
  /// Accepts a port number to connect to: 1 to 65535 in decimal, without leading zeros.
  ///
  /// The range comes from RFC 6335, section 6, without port 0, which IANA has reserved.
  ///
  /// ```swift
  /// Rule.isPort.accepts("8080")  // true
  /// Rule.isPort.failure(of: "65536")  // Enter a port number from 1 to 65535
  /// ```
  public static var isPort: Self {
    Self(.rule(.port)) { text in
      text.utf8.span.decimalNumber(atMost: 0xFFFF).map { $0 > 0 } ?? false
    }
  }
}
