import Testing
import ValidationRules

/// Each rule agrees with every vector of its standard, except the listed differences.
@Suite struct StandardTests {
  @Test(arguments: Claim.standards)
  func `gives the result of the standard`(claim: Claim) throws {
    let vectors = try claim.vectors()
    try #require(!vectors.isEmpty)
    let unexplained = try claim.differences().filter { KnownDifference.reason(for: $0) == nil }
    #expect(unexplained == [], "\(unexplained.map(\.description).joined(separator: "\n"))")
  }
}

extension Claim {
  static let standards: [Claim] = texts + [postalCodes]

  private static let texts: [Claim] = [
    Claim("email", "html_valid", "isEmail(.html)", .isEmail(.html)),
    Claim("email", "validated", "isEmail", .isEmail),
    Claim("url", "validated", "isURL", .isURL),
    Claim("email", "rfc5321", "isEmail(.rfc5321)", .isEmail(.rfc5321)),
    Claim("email", "intl", "isEmail(.internationalized)", .isEmail(.internationalized)),
    Claim("url", "whatwg", "isURL(.standard)", .isURL(.standard)),
    Claim("hostname", "rfc1123", "isHostname", .isHostname),
    Claim("ipv4", "rfc2673", "isIPv4", .isIPv4),
    Claim("ipv6", "rfc4291", "isIPv6", .isIPv6),
    Claim("uuid", "rfc9562", "isUUID", .isUUID),
    Claim("semver", "semver2", "isSemanticVersion", .isSemanticVersion),
    Claim("json", "rfc8259", "isJSON", .isJSON),
    Claim("date", "rfc3339-full-date", "isISO8601Date", .isISO8601Date),
    Claim("datetime", "rfc3339", "isRFC3339DateTime", .isRFC3339DateTime),
    Claim("time", "html", "isTime", .isTime),
    Claim("duration", "rfc3339", "isISO8601Duration", .isISO8601Duration),
    Claim("hex_color", "css-hex", "isHexColor", .isHexColor),
    Claim("css_color", "css-color-4", "isCSSColor", .isCSSColor),
    Claim("base64", "base64url", "isBase64URL", .isBase64URL),
    Claim("luhn", "luhn", "isLuhn", .isLuhn),
    Claim("credit_card", "luhn+iin", "isCreditCard", .isCreditCard),
    Claim("iban", "iban-registry", "isIBAN", .isIBAN),
    Claim("iban", "iban-registry:print", "isIBAN", .isIBAN),
    Claim("isbn", "isbn10", "isISBN10", .isISBN10),
    Claim("isbn", "isbn13", "isISBN13", .isISBN13),
    Claim("issn", "check-digit", "isISSN", .isISSN),
    Claim("isin", "check-digit", "isISIN", .isISIN),
    Claim("ean", "ean13", "isEAN13", .isEAN13),
    Claim("lat_long", "latitude", "isLatitude", .isLatitude),
    Claim("lat_long", "longitude", "isLongitude", .isLongitude),
    Claim("phone_misc", "e164", "isE164", .isE164),
  ]

  private static let postalCodes = Claim(
    "postal_code", "libaddressinput", "isPostalCode"
  ) { (vector: Vector) -> Bool in
    vector.hasPostalCodes && Rule.isPostalCode(vector.country).accepts(vector.input)
  }
}
