// Finance, identifiers and geography.

extension ValidationMessage {
  /// The messages of the rules on finance, identifiers and geography, with sample arguments.
  ///
  /// Whoever enters a number, a code or a coordinate reads them. They name the code and, where one
  /// helps, show one that the rule accepts.
  static let codeMessages: [Self] = [
    .luhnInvalid, .creditCardInvalid, .creditCardInvalid(issuers: ["Mastercard", "Visa"]),
    .ibanInvalid, .bicInvalid, .isinInvalid, .currencyCodeInvalid,
    .currencyAmountInvalid(example: "$1,234.50"), .percentageInvalid(0...100), .uuidInvalid,
    .uuidVersionInvalid(version: 7), .isbnInvalid, .isbn10Invalid, .isbn13Invalid, .issnInvalid,
    .ean8Invalid, .ean13Invalid, .ean14Invalid, .imeiInvalid, .vinInvalid, .countryCodeInvalid,
    .countryCodeOfThreeLettersInvalid, .languageCodeInvalid, .languageTagInvalid,
    .postalCodeInvalid(country: "GB"), .latitudeInvalid, .longitudeInvalid,
  ]

  /// For `isLuhn`, which does not know what kind of number it is about.
  static let luhnInvalid = Self(
    key: "luhn", "Check the digits of the number")

  static let creditCardInvalid = Self(
    key: "creditCard", "Enter the number as printed on the card")

  /// For `isCreditCard(from:)`, with the names of the issuers as `issuers` and their number as
  /// `count`.
  ///
  /// A rule without issuers accepts no card, and its message cannot name one.
  static func creditCardInvalid(issuers: [String]) -> Self {
    if issuers.isEmpty { return .notValid }
    return Self(
      key: "creditCard.issuer",
      .counted(
        by: "count", one: "Enter the number of a card from {issuers}",
        other: "Enter the number of a card from one of these: {issuers}"),
      arguments: [
        "count": .number(issuers.count), "issuers": .list(issuers),
      ])
  }

  static let ibanInvalid = Self(
    key: "iban", "Enter an IBAN, such as DE89 3704 0044 0532 0130 00")

  static let bicInvalid = Self(
    key: "bic", "Enter a BIC of 8 or 11 characters, such as DEUTDEFF500")

  static let isinInvalid = Self(
    key: "isin", "Enter an ISIN of 12 characters, such as US0378331005")

  static let currencyCodeInvalid = Self(
    key: "currencyCode", "Enter a currency code of three letters, such as EUR")

  /// For `isCurrencyAmount`, with an amount in the format of the rule as `example`.
  static func currencyAmountInvalid(example: String) -> Self {
    Self(
      key: "currencyAmount", "Enter an amount, such as {example}",
      arguments: ["example": .text(example)])
  }

  /// For both percentage rules, with the bounds, which are accepted, as `minimum` and `maximum`.
  static func percentageInvalid(_ range: ClosedRange<Int>) -> Self {
    Self(
      key: "percentage", "Enter a percentage from {minimum} to {maximum}",
      arguments: [
        "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
      ])
  }

  static let uuidInvalid = Self(
    key: "uuid", "Enter a UUID, such as f81d4fae-7dec-11d0-a765-00a0c91e6bf6")

  /// For `isUUID(version:)`, with 1 to 8 as `version`.
  static func uuidVersionInvalid(version: Int) -> Self {
    Self(
      key: "uuid.version", "Enter a UUID of version {version}",
      arguments: ["version": .number(version)])
  }

  static let isbnInvalid = Self(
    key: "isbn", "Enter an ISBN, such as 978-3-598-21500-1")

  static let isbn10Invalid = Self(
    key: "isbn10", "Enter an ISBN of 10 digits, such as 3-598-21507-X")

  static let isbn13Invalid = Self(
    key: "isbn13", "Enter an ISBN of 13 digits, such as 978-3-598-21500-1")

  static let issnInvalid = Self(
    key: "issn", "Enter an ISSN, such as 0317-8471")

  static let ean8Invalid = Self(
    key: "ean8", "Enter the 8 digits below the bar code")

  static let ean13Invalid = Self(
    key: "ean13", "Enter the 13 digits below the bar code")

  static let ean14Invalid = Self(
    key: "ean14", "Enter the 14 digits of the bar code")

  static let imeiInvalid = Self(
    key: "imei", "Enter the 15 digits of the IMEI")

  static let vinInvalid = Self(
    key: "vin", "Enter the 17 characters of the vehicle identification number")

  static let countryCodeInvalid = Self(
    key: "countryCode", "Enter a country code of two letters, such as FR")

  static let countryCodeOfThreeLettersInvalid = Self(
    key: "countryCode.alpha3",
    "Enter a country code of three letters, such as FRA")

  static let languageCodeInvalid = Self(
    key: "languageCode", "Enter a language code of two letters, such as fr")

  static let languageTagInvalid = Self(
    key: "languageTag", "Enter a language tag, such as en or pt-BR")

  /// For `isPostalCode`, with the two-letter code of the country as `country`; there are no names
  /// of countries here.
  static func postalCodeInvalid(country: String) -> Self {
    Self(
      key: "postalCode", "Enter a postal code in the format of {country}",
      arguments: ["country": .text(country)])
  }

  static let latitudeInvalid = Self(
    key: "latitude", "Enter a latitude from -90 to 90 degrees")

  static let longitudeInvalid = Self(
    key: "longitude", "Enter a longitude from -180 to 180 degrees")
}
