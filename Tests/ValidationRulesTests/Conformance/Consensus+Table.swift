import ValidationRules

extension Consensus {
  /// One row for each rule that has counterparts with the same meaning in other projects.
  ///
  /// "beside" means that a project's rule has another meaning.
  static let table: [Self] = addresses + codes + numbersAndDates + texts + versions

  private static let addresses: [Self] = [
    Self(
      "isEmail", "email", 515, of: 523, .isEmail, .except(["typebox-idn-email"]),
      unlike: "RFC 3696, section 2: a domain of two labels or more, whose last is not a number;"
        + " isEmail(.html) accepts the others"),
    Self(
      "isEmail(.html)", "email", 523, of: 523, .isEmail(.html), .except(["typebox-idn-email"])),
    Self(
      "isEmail(.internationalized)", "email", 14, of: 14, .isEmail(.internationalized),
      .only(["typebox-idn-email"])),
    Self(
      "isURL(.standard)", "url", 197, of: 202, .isURL(.standard),
      .except(uris.union(httpURLs).union(webAddresses)),
      unlike: "WHATWG URL, section 4.4: any scheme, without an authority too",
      "the same: without a scheme there is no URL; isURL takes those"),
    Self(
      "isURL(.standard) beside URIs", "url", 103, of: 113, .isURL(.standard), .only(uris),
      unlike: "WHATWG URL, section 4.4: one slash, none or three after http:, and white space are"
        + " read, not refused; a host in brackets is IPv6 alone"),
    Self(
      "isURL(schemes: [http, https])", "url", 28, of: 28, .isURL(schemes: ["http", "https"]),
      .only(httpURLs)),
    Self(
      "isURL", "url", 462, of: 476, .isURL, .only(webAddresses),
      unlike: "a host may be one label, as in a company's network",
      "RFC 3986, section 3.2.1: a password may have colons; section 3.4: a query is any text",
      "RFC 1123, section 2.1: no plus sign in a host name",
      "http, https and ftp, and a known domain where there is no scheme, as in the system before"),
    Self(
      "isHostname", "hostname", 37, of: 38, .isHostname, .only(["joi", "typebox:rfc1123", "zod"]),
      unlike: "RFC 1123, section 2.1: a label may be of digits"),
    Self(
      "isHostname beside domains and hosts with ports", "hostname", 20, of: 27, .isHostname,
      .only(["commons:domain-syntax", "python-validators"]),
      unlike: "RFC 1123, section 2.1: a name without port and brackets; any label may start with a"
        + " digit"),
    Self(
      name: "isHostname or isIPAddress", kind: "hostname", agreed: 5, covered: 5,
      dialects: .only(["govalidator:host-or-ip"]), reasons: []
    ) {
      Rule.isHostname.accepts($0.input) || Rule.isIPAddress.accepts($0.input)
    },
    Self(
      "isIPAddress", "ip", 151, of: 154, .isIPAddress,
      unlike: "RFC 4291, section 2.2: without a zone", "RFC 3986, section 3.2.2: no leading zeros"),
    Self(
      "isIPv4", "ipv4", 165, of: 166, .isIPv4,
      unlike: "RFC 3986, section 3.2.2: no leading zeros"),
    Self(
      "isIPv6", "ipv6", 519, of: 527, .isIPv6,
      unlike: "RFC 4291, section 2.2: without a zone; isIPv6(.zoned) takes one"),
    Self(
      "isCIDR", "cidr", 95, of: 96, .isCIDR,
      .except(["go-playground:v4", "go-playground:v6", "zod:v4", "zod:v6"]),
      unlike: "RFC 3986, section 3.2.2: no leading zeros"),
    Self(
      "isCIDR(.ipv4)", "cidr", 10, of: 12, .isCIDR(.ipv4), .only(["go-playground:v4", "zod:v4"]),
      unlike: "RFC 4632, section 3.1: bits behind the prefix are not demanded to be zero"),
    Self(
      "isCIDR(.ipv6)", "cidr", 11, of: 11, .isCIDR(.ipv6), .only(["go-playground:v6", "zod:v6"])),
    Self("isPort", "port", 8, of: 8, .isPort),
    Self(
      "isMACAddress", "mac", 151, of: 155, .isMACAddress,
      .except(["valibot-mac48", "valibot-mac64"]),
      unlike: "IEEE 802, clause 8: hyphens are the form of the standard, and letters of either case"
    ),
    Self(
      "isMACAddress(.eui48)", "mac", 44, of: 44, .isMACAddress(.eui48), .only(["valibot-mac48"])),
    Self(
      "isMACAddress(.eui64)", "mac", 57, of: 57, .isMACAddress(.eui64), .only(["valibot-mac64"])),
  ]

  private static let codes: [Self] = [
    Self(
      "isCreditCard", "credit_card", 108, of: 109, .isCreditCard,
      unlike: "ISO/IEC 7812-1, the number: digits, here in groups as on the card, not with dots"),
    Self(
      "isIBAN", "iban", 309, of: 310, .isIBAN,
      unlike: "ISO 13616-1, print form: one space between groups"),
    Self("isBIC", "bic", 50, of: 50, .isBIC),
    Self(
      "isISBN", "isbn", 60, of: 61, .isISBN,
      .except(["commons:isbn10-format", "commons:isbn13-format"]),
      unlike: "ISO 2108:1992: the check digit of 0-512-52068 is another"),
    Self(
      "isISBN10", "isbn", 5, of: 6, .isISBN10, .only(["commons:isbn10-format"]),
      unlike: "ISO 2108:1992, section on the structure: tables that change end the groups"),
    Self("isISBN13", "isbn", 9, of: 9, .isISBN13, .only(["commons:isbn13-format"])),
    Self(
      "isISSN", "issn", 28, of: 29, .isISSN,
      unlike:
        "ISO 3297, section on the construction: the hyphen parts the groups, and the digits are"
        + " the same without it, as the rows of the check digit have them"),
    Self(
      "isISIN", "isin", 33, of: 35, .isISIN,
      unlike:
        "ISO 6166, section on the check digit: small letters count as capitals, as its rows have"
        + " them"),
    Self(
      "isEAN8, isEAN13 or isEAN14", "ean", 6, of: 6, .isEAN8 || .isEAN13 || .isEAN14),
    Self(
      "isIMEI", "imei", 36, of: 37, .isIMEI,
      unlike: "3GPP TS 23.003, Annex B: the check digit is another"),
    Self("isCountryCode", "country_code", 20, of: 20, .isCountryCode),
    Self("isCurrencyCode", "currency_code", 14, of: 14, .isCurrencyCode),
    Self("isLanguageCode", "language_code", 6, of: 6, .isLanguageCode),
    Self(
      "isLanguageTag", "locale", 21, of: 24, .isLanguageTag,
      unlike: "RFC 5646, section 2.1: hyphens stand between subtags, not underscores"),
    Self(
      name: "isPostalCode", kind: "postal_code", agreed: 187, covered: 189,
      dialects: .matching(\.hasPostalCodes),
      reasons: ["Universal Postal Union: the codes of Nepal have five digits"]
    ) { Rule.isPostalCode($0.country).accepts($0.input) },
  ]

  private static let numbersAndDates: [Self] = [
    Self(
      "isInteger", "integer", 46, of: 47, .isInteger,
      unlike: "what an Int holds; isDecimal takes any number of digits"),
    Self(
      "isDecimal", "decimal", 59, of: 59, .isDecimal, .except(["govalidator", "validatorjs"])),
    Self("isNumber", "decimal", 48, of: 48, .isNumber, .except(["valibot"])),
    Self(
      "isDigits", "numeric", 53, of: 53, .isDigits, .except(["go-playground", "validatorjs"])),
    Self(
      "isDecimal", "numeric", 5, of: 5, .isDecimal, .only(["go-playground", "validatorjs"])),
    Self(
      "isCurrencyAmount", "currency", 20, of: 20, .isCurrencyAmount("USD", symbol: .before("$"))),
    Self("isISO8601Date", "date", 32, of: 32, .isISO8601Date, .except(["validatorjs"])),
    Self(
      "isISO8601Date beside other dates", "date", 12, of: 16, .isISO8601Date,
      .only(["validatorjs"]),
      unlike: "RFC 3339, section 5.6: a full-date has hyphens, and no time behind it"),
    Self(
      "isRFC3339DateTime", "datetime", 10, of: 11, .isRFC3339DateTime, .only(["typebox:rfc3339"]),
      unlike: "RFC 3339, section 5.6: a space may stand for the T"),
    Self(
      "isRFC3339DateTime beside ISO 8601", "datetime", 129, of: 151, .isRFC3339DateTime,
      .except(["typebox:rfc3339"]),
      unlike: "RFC 3339, section 5.6: seconds and an offset of hours and minutes are demanded",
      "the same: week and ordinal dates, dates without hyphens and hour 24 are left to ISO 8601",
      "the same: an offset stands beside Z, a fraction has any number of digits"),
    Self(
      "isTime", "time", 48, of: 49, .isTime, .except(["typebox:rfc3339-time"]),
      unlike: "WHATWG HTML, section 2.3.5.4: two digits an hour"),
    Self(
      "isTime beside RFC 3339", "time", 5, of: 7, .isTime, .only(["typebox:rfc3339-time"]),
      unlike: "WHATWG HTML, section 2.3.5.4: no offset"),
    Self("isISO8601Duration", "duration", 15, of: 15, .isISO8601Duration),
  ]

  private static let texts: [Self] = [
    Self("isASCII", "ascii", 13, of: 13, .isASCII),
    Self("isAlpha", "alpha", 27, of: 27, .isAlpha, .except(otherAlphabets)),
    Self("isAlpha(.unicode)", "alpha", 25, of: 25, .isAlpha(.unicode), .only(unicodeDialects)),
    Self("isAlphanumeric", "alphanumeric", 32, of: 32, .isAlphanumeric, .except(otherAlphabets)),
    Self(
      "isAlphanumeric(.unicode)", "alphanumeric", 23, of: 23, .isAlphanumeric(.unicode),
      .only(unicodeDialects)),
    Self(
      name: "the rules of the seed", kind: "validated_string_rules", agreed: 50, covered: 50,
      dialects: .all, reasons: []
    ) { vector in
      vector.options.flatMap { seedRules[$0["rule", default: ""]] }?.accepts(vector.input)
        ?? !vector.valid
    },
    Self(
      "isSlug", "slug", 93, of: 95, .isSlug,
      .except(["laravel-alpha_dash:ascii", "laravel-alpha_dash:unicode"]),
      unlike: "a slug has a letter or a digit in it"),
    Self("isHexColor", "hex_color", 59, of: 59, .isHexColor),
    Self(
      "isCSSColor", "css_color", 125, of: 143, .isCSSColor,
      unlike: "CSS Color 4, section 5.1: values out of range are clamped, not refused",
      "the same: rgb() and rgba() are one function, and numbers need not be whole",
      "CSS Syntax 3, section 4: white space may stand between arguments"),
    Self(
      "isHexadecimal", "hexadecimal", 70, of: 71, .isHexadecimal,
      unlike: "ECMA-262, section 12.9.3: 0x before the digits"),
    Self("isOctal", "octal", 44, of: 44, .isOctal),
    Self(
      "isBase64", "base64", 64, of: 66, .isBase64,
      unlike: "RFC 4648, section 3.3: line breaks are refused"),
    Self(
      name: "isMD5 and kin", kind: "hash", agreed: 12, covered: 15, dialects: .all,
      reasons: ["RFC 4648, section 8: digits of base 16 are of either case"]
    ) { vector in
      let digests: [Rule<String>] = [.isMD5, .isSHA1, .isSHA256, .isSHA384, .isSHA512]
      return digests.contains { $0.accepts(vector.input) }
    },
    Self(
      "isJSON", "json", 21, of: 22, .isJSON,
      unlike: "RFC 8259, section 2: a number is a JSON text"),
    Self("isJWT", "jwt", 10, of: 10, .isJWT),
    Self(
      "isDataURI", "data_uri", 23, of: 24, .isDataURI,
      unlike: "RFC 2397, section 3: a comma stands before the data"),
    Self("isMIMEType", "mime_type", 14, of: 14, .isMIMEType),
    Self(
      "isSemanticVersion", "semver", 13, of: 18, .isSemanticVersion,
      unlike: "Semantic Versioning 2.0.0, section 2: numbers of any size, and no v before them"),
    Self(
      "isULID", "ulid", 31, of: 32, .isULID,
      unlike: "ULID, section on overflow: 7ZZZZZZZZZZZZZZZZZZZZZZZZZ is the greatest"),
    Self(
      "isUUID", "uuid", 109, of: 117, .isUUID, .except(uuidVersions.union(otherUUIDs).union(guids)),
      unlike: "RFC 9562, section 4: hyphens at four places; section 4.1: the variant is 10"),
    Self(
      "isUUID beside GUIDs", "uuid", 20, of: 30, .isUUID, .only(guids),
      unlike: "RFC 9562, section 4: hyphens at four places, no braces, brackets or colons",
      "the same, section 4.1 and 4.2: the variant is 10, the version 1 to 8"),
  ]

  private static let versions: [Self] = [
    uuid(1, of: 12), uuid(2, of: 6), uuid(3, of: 9, differing: 1), uuid(4, of: 10), uuid(5, of: 11),
    uuid(6, of: 8), uuid(7, of: 9), uuid(8, of: 9),
    guid(1, of: 10, differing: 5), guid(2, of: 8, differing: 1), guid(3, of: 8, differing: 2),
    guid(4, of: 12, differing: 4), guid(5, of: 8, differing: 5), guid(6, of: 13, differing: 5),
    guid(7, of: 9, differing: 3), guid(8, of: 12, differing: 4),
  ]

  private static func uuid(_ version: Int, of covered: Int, differing: Int = 0) -> Self {
    Self(
      name: "isUUID(version: \(version))", kind: "uuid", agreed: covered - differing,
      covered: covered,
      dialects: .only(["uuid-v\(version)"]),
      reasons: differing == 0 ? [] : ["RFC 9562, section 4.1: the variant is 10"]
    ) { Rule.isUUID(version: version).accepts($0.input) }
  }

  private static func guid(_ version: Int, of covered: Int, differing: Int) -> Self {
    Self(
      "isUUID(version: \(version)) beside GUIDs", "uuid", covered - differing, of: covered,
      .isUUID(version: version), .only(["joi:uuid-v\(version)"]),
      unlike: "RFC 9562, section 4: hyphens at four places, no braces")
  }

  /// Projects whose rule accepts URIs of RFC 3986.
  private static let uris: Set<String> = [
    "hapi-address", "joi", "typebox:rfc3986", "typebox:rfc3987",
  ]

  private static let httpURLs: Set<String> = [
    "go-playground:http_url", "go-playground:https_url", "zod:httpUrl",
  ]

  /// Projects whose rule accepts web addresses, with a few schemes and a host.
  private static let webAddresses: Set<String> = [
    "ajv-url", "commons", "django", "govalidator", "hibernate", "marshmallow",
    "python-validators", "symfony", "validated", "validatorjs", "wtforms",
  ]

  /// Projects whose rule accepts GUIDs that are wrapped, or of any variant.
  private static let guids: Set<String> = ["joi", "symfony-nonstrict", "uuid-loose"]

  private static let unicodeDialects: Set<String> = [
    "go-playground:unicode", "govalidator:unicode", "laravel:unicode",
  ]

  private static let otherAlphabets = unicodeDialects.union(["validatorjs:locale"])

  private static let uuidVersions = Set((1...8).flatMap { ["uuid-v\($0)", "joi:uuid-v\($0)"] })

  private static let otherUUIDs: Set<String> = [
    "uuid-invalid", "uuid-max", "uuid-nil", "uuid-v0", "uuid-v42",
  ]

  /// The projects' own dialects with vectors that no row covers, by kind, each with the reason.
  static let unreached: [String: [String: String]] = [
    "alpha": ["validatorjs:locale": language],
    "alphanumeric": ["validatorjs:locale": language],
    "hostname": ["typebox:idna2008": "IDNA 2008 is validated by InternationalDomains"],
    "lat_long": ["validatorjs": "a pair of coordinates"],
    "phone_misc": ["libphonenumber-js": dialed, "respect": dialed],
    "postal_code": ["respect": country, "validatorjs": country],
    "slug": [
      "laravel-alpha_dash:ascii": "a rule of another name",
      "laravel-alpha_dash:unicode": "a rule of another name",
    ],
    "uuid": Dictionary(uniqueKeysWithValues: otherUUIDs.map { ($0, "one UUID, or none at all") }),
  ]

  private static let language = "the letters of one language"
  private static let dialed = "a number as it is dialed, which PhoneNumbers validates"
  private static let country = "any country, or one whose post has no codes"
}
