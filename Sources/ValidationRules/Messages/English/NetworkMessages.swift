// Networks.

extension ValidationMessage {
  /// The messages of the rules on addresses and names in networks, with sample arguments.
  ///
  /// Whoever enters an address reads them. Host names and IP addresses in examples are those that
  /// are reserved for documentation (RFC 2606, section 3; RFC 5737, section 3; RFC 3849, section
  /// 2).
  static let networkMessages: [Self] = [
    .emailInvalid, .mobileNumberInvalid, .urlInvalid,
    .urlSchemeInvalid(schemes: ["http", "https"]),
    .webAddressInvalid, .hostnameInvalid, .ipv4Invalid, .ipv6Invalid, .ipAddressInvalid,
    .cidrInvalid, .ipv4CIDRInvalid, .ipv6CIDRInvalid, .portInvalid, .macAddressInvalid,
    .mimeTypeInvalid, .dataURIInvalid, .e164Invalid, .jwtInvalid, .slugInvalid, .usernameInvalid,
    .usernameInvalid(minimum: 2, maximum: 4), .usernameInvalid(length: 2),
  ]

  /// For every syntax of email addresses.
  static let emailInvalid = Self(
    key: "email", "Enter an email address, such as mei@example.com")

  /// For `isMobile`; `isE164` has a stricter format.
  static let mobileNumberInvalid = Self(
    key: "mobile", "Enter a mobile number, such as +33 6 12 34 56 78")

  /// For `isURL(_:)`, which needs a scheme.
  static let urlInvalid = Self(
    key: "url.standard", "Enter a complete URL, such as https://example.com")

  /// For `isURL(schemes:_:)`, with the schemes in small letters and without their colon as
  /// `schemes`.
  static func urlSchemeInvalid(schemes: [String]) -> Self {
    Self(
      key: "url.schemes", "Enter a complete URL that starts with one of these: {schemes}",
      arguments: ["schemes": .list(schemes)])
  }

  /// For `isURL`, which needs no scheme.
  static let webAddressInvalid = Self(
    key: "url", "Enter a web address, such as example.com")

  static let hostnameInvalid = Self(
    key: "hostname", "Enter a host name, such as www.example.com")

  static let ipv4Invalid = Self(
    key: "ipv4", "Enter an IPv4 address, such as 192.0.2.1")

  static let ipv6Invalid = Self(
    key: "ipv6", "Enter an IPv6 address, such as 2001:db8::1")

  static let ipAddressInvalid = Self(
    key: "ipAddress", "Enter an IP address, such as 192.0.2.1 or 2001:db8::1")

  static let cidrInvalid = Self(
    key: "cidr", "Enter an address and a prefix length, such as 192.0.2.0/24")

  static let ipv4CIDRInvalid = Self(
    key: "cidr.ipv4", "Enter an IPv4 address and a prefix length, such as 192.0.2.0/24")

  static let ipv6CIDRInvalid = Self(
    key: "cidr.ipv6", "Enter an IPv6 address and a prefix length, such as 2001:db8::/32")

  static let portInvalid = Self(
    key: "port", "Enter a port number from 1 to 65535")

  static let macAddressInvalid = Self(
    key: "macAddress", "Enter a MAC address, such as 00-00-5E-00-53-01")

  static let mimeTypeInvalid = Self(
    key: "mimeType", "Enter a media type, such as text/html")

  static let dataURIInvalid = Self(
    key: "dataURI", "Enter a data URL, such as data:text/plain,hello")

  static let e164Invalid = Self(
    key: "e164", "Enter an international number without spaces, such as +14155550123")

  static let jwtInvalid = Self(
    key: "jwt", "Enter a complete JSON Web Token")

  static let slugInvalid = Self(
    key: "slug",
    "Use lowercase letters and digits, with single hyphens or underscores between them")

  static let usernameInvalid = Self(
    key: "username",
    "Use letters, digits, dots, hyphens and underscores, and do not start with a hyphen")

  /// For `isUsername(length:)`, which accepts both bounds.
  static func usernameInvalid(minimum: Int, maximum: Int) -> Self {
    Self(
      key: "username.length",
      """
      Use {minimum} to {maximum} letters, digits, dots, hyphens or underscores, \
      and do not start with a hyphen
      """,
      arguments: ["minimum": .number(minimum), "maximum": .number(maximum)])
  }

  /// For `isUsername(length:)` with a range of one length, which chooses the sentence: a hyphen
  /// cannot be the only character.
  static func usernameInvalid(length: Int) -> Self {
    Self(
      key: "username.exactLength",
      .counted(
        by: "length", one: "Use exactly 1 letter, digit, dot or underscore",
        other: """
          Use exactly {length} letters, digits, dots, hyphens or underscores, \
          and do not start with a hyphen
          """),
      arguments: ["length": .number(length)])
  }
}
