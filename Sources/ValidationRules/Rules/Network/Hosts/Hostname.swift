extension ValidationRule where Value == String {
  /// Accepts an internet host name (RFC 1123, section 2.1, based on RFC 952).
  ///
  /// A host name consists of labels joined by dots, each of 1 to 63 ASCII letters, digits and inner
  /// hyphens, up to 253 characters in all (RFC 1035, section 2.3.4). A trailing dot isn't part of a
  /// host name (RFC 952, assumption 1), and neither is a port.
  ///
  /// ```swift
  /// Rule.isHostname.accepts("www.example.com")  // true
  /// Rule.isHostname.failure(of: "www_example.com")  // Enter a host name, such as www.example.com
  /// ```
  public static var isHostname: Self { isHostname(.rfc1123) }

  /// Accepts a host name of the given syntax.
  ///
  /// ```swift
  /// Rule.isHostname(.requiringDot).accepts("example.com")  // true
  /// Rule.isHostname(.requiringDot).failure(of: "localhost")  // Enter a host name, such as www.example.com
  /// ```
  ///
  /// - Parameter syntax: The syntax of the accepted names.
  public static func isHostname(_ syntax: HostnameSyntax) -> Self {
    Self(.rule(.hostname), accepts: syntax.accepts)
  }
}
