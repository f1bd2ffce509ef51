// Every sentence of the core that a person can read, in English, under its key.

extension ValidationMessage {
  static let fieldEmpty = Self(
    key: "field_empty_error", "This field should not be empty")

  static let emailInvalid = Self(
    key: "email_format_invalid_error", "Invalid email format")

  static let mobileNumberInvalid = Self(
    key: "mobile_number_invalid", "Invalid phone number")

  static let passwordNeedsLetterAndNumber = Self(
    key: "password_number_letter_suggestion", "Use at least one number and one letter")

  static let passwordHasWrongLength = Self(
    key: "password_has_wrong_length", "Password must be 8–20 characters")

  static let passwordNeedsSpecialCharacter = Self(
    key: "specials_characters", "Use at least one special character and no spaces")

  static let patternNotMatched = Self(
    key: "pattern_not_matched", "Use the expected format")

  static let containsEmoji = Self(
    key: "contains_emoji", "Use no emojis")

  static let notValid = Self(
    key: "not_valid", "This value is not valid")

  static func tooShort(minimum: Int) -> Self {
    Self(
      key: "too_short",
      .counted(
        by: "minimum", one: "Use at least 1 character", other: "Use at least {minimum} characters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func tooLong(maximum: Int) -> Self {
    Self(
      key: "too_long",
      .counted(
        by: "maximum", one: "Use at most 1 character", other: "Use at most {maximum} characters"),
      arguments: ["maximum": .number(maximum)])
  }
}

// Network.

extension ValidationMessage {
  static let urlInvalid = Self(
    key: "url_invalid", "Use a complete URL, such as https://example.com")

  static func urlSchemeInvalid(schemes: [String]) -> Self {
    Self(
      key: "url_scheme_invalid", "Use a complete URL that starts with one of: {schemes}",
      arguments: ["schemes": .text(schemes.joined(separator: ", "))])
  }

  static let webAddressInvalid = Self(
    key: "web_address_invalid", "Use a web address, such as example.com")

  static let hostnameInvalid = Self(
    key: "hostname_invalid", "Use a host name, such as www.example.com")

  static let ipv4Invalid = Self(
    key: "ipv4_invalid", "Use an IPv4 address, such as 192.0.2.1")

  static let ipv6Invalid = Self(
    key: "ipv6_invalid", "Use an IPv6 address, such as 2001:db8::1")

  static let ipAddressInvalid = Self(
    key: "ip_address_invalid", "Use an IP address, such as 192.0.2.1 or 2001:db8::1")

  static let cidrInvalid = Self(
    key: "cidr_invalid", "Use an address and a prefix length, such as 192.0.2.0/24")

  static let portInvalid = Self(
    key: "port_invalid", "Use a port number from 1 to 65535")

  static let macAddressInvalid = Self(
    key: "mac_address_invalid", "Use a MAC address, such as 00-00-5E-00-53-01")

  static let uuidInvalid = Self(
    key: "uuid_invalid", "Use a UUID, such as f81d4fae-7dec-11d0-a765-00a0c91e6bf6")

  static func uuidVersionInvalid(version: Int) -> Self {
    Self(
      key: "uuid_version_invalid", "Use a UUID of version {version}",
      arguments: ["version": .number(version)])
  }

  static let mimeTypeInvalid = Self(
    key: "mime_type_invalid", "Use a media type, such as text/html")

  static let dataURIInvalid = Self(
    key: "data_uri_invalid", "Use a data URL, such as data:text/plain,hello")

  static let e164Invalid = Self(
    key: "e164_invalid", "Start with + and the country code, without spaces, as in +14155550123")

  static let jwtInvalid = Self(
    key: "jwt_invalid", "Use a whole JSON Web Token, with all of its parts")

  static let slugInvalid = Self(
    key: "slug_invalid",
    "Use lowercase letters and digits, with single hyphens or underscores between them")

  static let usernameInvalid = Self(
    key: "username_invalid",
    "Use letters, digits, dots, hyphens and underscores, and no hyphen in front")

  static func usernameInvalid(minimum: Int, maximum: Int) -> Self {
    Self(
      key: "username_length_invalid",
      "Use {minimum} to {maximum} letters, digits, dots, hyphens or underscores",
      arguments: ["minimum": .number(minimum), "maximum": .number(maximum)])
  }
}
