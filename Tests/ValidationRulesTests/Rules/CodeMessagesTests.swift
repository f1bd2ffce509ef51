import Testing
import ValidationRules

@Suite struct `Messages of the rules for codes and numbers` {
  @Test(arguments: [
    (ValidationRule.isLuhn, "luhn_invalid", "Check the digits of the number"),
    (.isCreditCard, "credit_card_invalid", "Enter the number as it stands on the card"),
    (
      .isCreditCard(from: [.visa]), "credit_card_issuer_invalid",
      "Enter the number of a card from Visa"
    ),
    (.isIBAN, "iban_invalid", "Enter an IBAN, such as DE89 3704 0044 0532 0130 00"),
    (.isBIC, "bic_invalid", "Enter a BIC of 8 or 11 characters, such as DEUTDEFF500"),
    (.isISIN, "isin_invalid", "Enter an ISIN of 12 characters, such as US0378331005"),
    (
      .isCurrencyCode, "currency_code_invalid",
      "Enter a currency code of three letters, such as EUR"
    ),
    (.isISBN, "isbn_invalid", "Enter an ISBN, such as 978-3-598-21500-1"),
    (.isISBN10, "isbn10_invalid", "Enter an ISBN of 10 digits, such as 3-598-21507-X"),
    (.isISBN13, "isbn13_invalid", "Enter an ISBN of 13 digits, such as 978-3-598-21500-1"),
    (.isISSN, "issn_invalid", "Enter an ISSN, such as 0317-8471"),
    (.isEAN8, "ean8_invalid", "Enter the 8 digits below the bar code"),
    (.isEAN13, "ean13_invalid", "Enter the 13 digits below the bar code"),
    (.isEAN14, "ean14_invalid", "Enter the 14 digits of the bar code"),
    (.isIMEI, "imei_invalid", "Enter the 15 digits of the IMEI"),
    (.isVIN, "vin_invalid", "Enter the 17 characters of the vehicle identification number"),
    (.isCountryCode, "country_code_invalid", "Enter a country code of two letters, such as FR"),
    (
      .isCountryCode(.alpha3), "country_code_of_three_letters_invalid",
      "Enter a country code of three letters, such as FRA"
    ),
    (.isLanguageCode, "language_code_invalid", "Enter a language code of two letters, such as fr"),
    (.isLanguageTag, "language_tag_invalid", "Enter a language tag, such as en or pt-BR"),
    (
      .isPostalCode("GB"), "postal_code_invalid", "Enter a postal code in the format of GB"
    ),
    (.isLatitude, "latitude_invalid", "Enter a latitude from -90 to 90 degrees"),
    (.isLongitude, "longitude_invalid", "Enter a longitude from -180 to 180 degrees"),
    (.isPercentage, "percentage_invalid", "Enter a percentage from 0 to 100"),
    (
      .isCurrencyAmount("USD", symbol: .before("$")), "currency_amount_invalid",
      "Enter an amount, such as $1,234.50"
    ),
    (
      .isCurrencyAmount(
        "KWD", symbol: .after("KD"), decimalSeparator: ",", groupingSeparator: nil),
      "currency_amount_invalid", "Enter an amount, such as 1234,500 KD"
    ),
    (.isCurrencyAmount("JPY"), "currency_amount_invalid", "Enter an amount, such as 1,234"),
  ])
  func `report what to do, under a stable key`(
    rule: ValidationRule<String>, key: String, sentence: String
  ) {
    #expect(rule.message.key == key)
    #expect(MessageCatalog().text(for: rule.message) == sentence)
    #expect(rule.severity == .error)
  }

  @Test(arguments: [
    (ValidationRule.isIBAN, "iban_invalid", "DE89 3704 0044 0532 0130 00"),
    (.isBIC, "bic_invalid", "DEUTDEFF500"),
    (.isISIN, "isin_invalid", "US0378331005"),
    (.isISBN, "isbn_invalid", "978-3-598-21500-1"),
    (.isISBN10, "isbn10_invalid", "3-598-21507-X"),
    (.isISBN13, "isbn13_invalid", "978-3-598-21500-1"),
    (.isISSN, "issn_invalid", "0317-8471"),
    (.isCurrencyAmount("USD", symbol: .before("$")), "currency_amount_invalid", "$1,234.50"),
    (.isLanguageTag, "language_tag_invalid", "pt-BR"),
  ])
  func `give examples that the rule accepts`(
    rule: ValidationRule<String>, key: String, example: String
  ) {
    #expect(MessageCatalog().text(for: rule.message).contains(example))
    #expect(rule.accepts(example))
  }
}
