import Testing
import ValidationRules

@Suite struct `Messages of the rules for codes and numbers` {
  @Test(arguments: [
    (Rule.isLuhn, "luhn", "Check the digits of the number"),
    (.isCreditCard, "creditCard", "Enter the number as printed on the card"),
    (
      .isCreditCard(from: [.visa]), "creditCard.issuer",
      "Enter the number of a card from Visa"
    ),
    (.isIBAN, "iban", "Enter an IBAN, such as DE89 3704 0044 0532 0130 00"),
    (.isBIC, "bic", "Enter a BIC of 8 or 11 characters, such as DEUTDEFF500"),
    (.isISIN, "isin", "Enter a 12-character ISIN, such as US0378331005"),
    (
      .isCurrencyCode, "currencyCode",
      "Enter a three-letter currency code, such as EUR"
    ),
    (.isISBN, "isbn", "Enter an ISBN, such as 978-3-598-21500-1"),
    (.isISBN10, "isbn10", "Enter a 10-digit ISBN, such as 3-598-21507-X"),
    (.isISBN13, "isbn13", "Enter a 13-digit ISBN, such as 978-3-598-21500-1"),
    (.isISSN, "issn", "Enter an ISSN, such as 0317-8471"),
    (.isEAN8, "ean8", "Enter the 8 digits below the bar code"),
    (.isEAN13, "ean13", "Enter the 13 digits below the bar code"),
    (.isEAN14, "ean14", "Enter the 14 digits of the bar code"),
    (.isIMEI, "imei", "Enter the 15 digits of the IMEI"),
    (.isVIN, "vin", "Enter the 17 characters of the vehicle identification number"),
    (.isCountryCode, "countryCode", "Enter a two-letter country code, such as FR"),
    (
      .isCountryCode(.alpha3), "countryCode.alpha3",
      "Enter a three-letter country code, such as FRA"
    ),
    (.isLanguageCode, "languageCode", "Enter a two-letter language code, such as fr"),
    (.isLanguageTag, "languageTag", "Enter a language tag, such as en or pt-BR"),
    (
      .isPostalCode("GB"), "postalCode", "Enter a postal code for GB"
    ),
    (.isLatitude, "latitude", "Enter a latitude from -90 to 90 degrees"),
    (.isLongitude, "longitude", "Enter a longitude from -180 to 180 degrees"),
    (.isPercentage, "percentage", "Enter a percentage from 0 to 100"),
    (
      .isCurrencyAmount("USD", symbol: .before("$")), "currencyAmount",
      "Enter an amount, such as $1,234.50"
    ),
    (
      .isCurrencyAmount(
        "KWD", symbol: .after("KD"), decimalSeparator: ",", groupingSeparator: nil),
      "currencyAmount", "Enter an amount, such as 1234,500 KD"
    ),
    (.isCurrencyAmount("JPY"), "currencyAmount", "Enter an amount, such as 1,234"),
  ])
  func `report what to do, under a stable key`(
    rule: Rule<String>, key: String, sentence: String
  ) {
    #expect(rule.message.key == key)
    #expect(MessageCatalog().text(for: rule.message) == sentence)
    #expect(rule.severity == .error)
  }

  @Test(arguments: [
    (Rule.isIBAN, "iban", "DE89 3704 0044 0532 0130 00"),
    (.isBIC, "bic", "DEUTDEFF500"),
    (.isISIN, "isin", "US0378331005"),
    (.isISBN, "isbn", "978-3-598-21500-1"),
    (.isISBN10, "isbn10", "3-598-21507-X"),
    (.isISBN13, "isbn13", "978-3-598-21500-1"),
    (.isISSN, "issn", "0317-8471"),
    (.isCurrencyAmount("USD", symbol: .before("$")), "currencyAmount", "$1,234.50"),
    (.isLanguageTag, "languageTag", "pt-BR"),
  ])
  func `give examples that the rule accepts`(
    rule: Rule<String>, key: String, example: String
  ) {
    #expect(MessageCatalog().text(for: rule.message).contains(example))
    #expect(rule.accepts(example))
  }
}
