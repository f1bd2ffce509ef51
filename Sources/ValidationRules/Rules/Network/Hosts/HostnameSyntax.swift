/// The syntax of the host names that a rule accepts.
///
/// To accept other names, add your own syntax:
///
/// ```swift
/// extension HostnameSyntax {
///   static let intranet = Self { name in name.hasSuffix(".example.com") }
/// }
///
/// Rule.isHostname(.intranet).accepts("wiki.example.com")  // true
/// Rule.isHostname(.intranet).accepts("example.org")  // false
/// ```
public struct HostnameSyntax: Sendable {
  /// Returns whether a name is a host name in this syntax.
  let accepts: @Sendable (String) -> Bool

  /// Creates a syntax that accepts the names for which `accepts` returns `true`.
  public init(_ accepts: @escaping @Sendable (String) -> Bool) {
    self.accepts = accepts
  }
}

extension HostnameSyntax {
  /// The host names of RFC 1123, section 2.1.
  ///
  /// Labels joined by dots, each of 1 to 63 ASCII letters, digits and inner hyphens, up to 253
  /// characters in all.
  public static let rfc1123 = Self { name in
    let name = name.utf8.span
    return name.count <= 253 && isDomainName(name, from: 0)
  }

  /// The host names of RFC 1123 with at least two labels.
  ///
  /// ```swift
  /// Rule.isHostname(.requiringDot).accepts("example.com")  // true
  /// Rule.isHostname(.requiringDot).accepts("localhost")  // false
  /// ```
  public static var requiringDot: Self { rfc1123.requiringDot }

  /// This syntax, limited to names with at least two labels.
  ///
  /// ```swift
  /// let intranet = HostnameSyntax { name in name.hasSuffix("example") }.requiringDot
  /// Rule.isHostname(intranet).accepts("wiki.example")  // true
  /// Rule.isHostname(intranet).accepts("example")  // false
  /// ```
  public var requiringDot: Self {
    Self { [accepts] name in accepts(name) && name.utf8.contains(UInt8(ascii: ".")) }
  }
}
