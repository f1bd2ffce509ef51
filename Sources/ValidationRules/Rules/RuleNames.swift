extension ValidationRule where Root == Void, Value == String {
  /// Returns the built-in text rule with a name from a `.ui` file, or `nil` if there is none.
  ///
  /// The name is that of the Swift rule without `is`, in lowercase with hyphens between words.
  /// Arguments are in parentheses, separated by commas. For text that must not be empty, use
  /// `required`: `notEmpty` has no name here.
  ///
  /// ```swift
  /// Rule.named("iban")?.accepts("DE89 3704 0044 0532 0130 00")  // true
  /// Rule.named("length(3, 20)")?.accepts("mei")  // true
  /// Rule.named("length(3, 20)")?.accepts("m")  // false
  /// Rule.named("intger")  // nil
  /// ```
  public static func named(_ name: some StringProtocol) -> Self? {
    guard name.last == ")", let parenthesis = name.firstIndex(of: "(") else {
      return rulesByName[String(name)]
    }
    let arguments = name[name.index(after: parenthesis)...].dropLast()
    return RuleWithArguments.byName[String(name[..<parenthesis])]?
      .rule(RuleArguments(text: String(arguments)))
  }

  /// Returns what a rule takes in parentheses, in words and as an example, or `nil` if it takes nothing.
  package static func arguments(ofRuleNamed name: String) -> (words: String, example: String)? {
    RuleWithArguments.byName[name]?.taken
  }

  /// The names of all rules in alphabetical order; those with arguments end in parentheses.
  package static var names: [String] {
    (rulesByName.keys + RuleWithArguments.byName.keys.map { "\($0)(…)" }).sorted()
  }
}

/// The text rules without arguments, except `notEmpty`, by their names in `.ui` files.
private let rulesByName: [String: Rule<String>] = [
  "alpha": .isAlpha,
  "alphanumeric": .isAlphanumeric,
  "ascii": .isASCII,
  "base64": .isBase64,
  "base64-url": .isBase64URL,
  "bic": .isBIC,
  "cidr": .isCIDR,
  "contains-letter": .containsLetter,
  "contains-number": .containsNumber,
  "country-code": .isCountryCode,
  "credit-card": .isCreditCard,
  "css-color": .isCSSColor,
  "currency-code": .isCurrencyCode,
  "data-uri": .isDataURI,
  "decimal": .isDecimal,
  "digits": .isDigits,
  "e164": .isE164,
  "ean13": .isEAN13,
  "ean14": .isEAN14,
  "ean8": .isEAN8,
  "email": .isEmail,
  "hex-color": .isHexColor,
  "hexadecimal": .isHexadecimal,
  "hostname": .isHostname,
  "iban": .isIBAN,
  "imei": .isIMEI,
  "integer": .isInteger,
  "ip-address": .isIPAddress,
  "ipv4": .isIPv4,
  "ipv6": .isIPv6,
  "isbn": .isISBN,
  "isbn10": .isISBN10,
  "isbn13": .isISBN13,
  "isin": .isISIN,
  "iso8601-date": .isISO8601Date,
  "iso8601-duration": .isISO8601Duration,
  "issn": .isISSN,
  "json": .isJSON,
  "json-pointer": .isJSONPointer,
  "jwt": .isJWT,
  "language-code": .isLanguageCode,
  "language-tag": .isLanguageTag,
  "latitude": .isLatitude,
  "longitude": .isLongitude,
  "luhn": .isLuhn,
  "mac-address": .isMACAddress,
  "md5": .isMD5,
  "mime-type": .isMIMEType,
  "mobile": .isMobile,
  "no-emojis": .noEmojis,
  "number": .isNumber,
  "octal": .isOctal,
  "percentage": .isPercentage,
  "port": .isPort,
  "rfc3339-date-time": .isRFC3339DateTime,
  "semantic-version": .isSemanticVersion,
  "sha1": .isSHA1,
  "sha256": .isSHA256,
  "sha384": .isSHA384,
  "sha512": .isSHA512,
  "slug": .isSlug,
  "time": .isTime,
  "ulid": .isULID,
  "url": .isURL,
  "username": .isUsername,
  "uuid": .isUUID,
  "vin": .isVIN,
]
