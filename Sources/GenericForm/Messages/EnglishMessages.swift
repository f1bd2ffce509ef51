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

// Finance, identifiers and geography

extension ValidationMessage {
  static let luhnInvalid = Self(
    key: "luhn_invalid", "Check the digits of this number")

  static let creditCardInvalid = Self(
    key: "credit_card_invalid", "Enter the number as it stands on the card")

  static let ibanInvalid = Self(
    key: "iban_invalid", "Enter an IBAN, such as DE89 3704 0044 0532 0130 00")

  static let bicInvalid = Self(
    key: "bic_invalid", "Enter a BIC of 8 or 11 characters, such as DEUTDEFF500")

  static let isinInvalid = Self(
    key: "isin_invalid", "Enter an ISIN of 12 characters, such as US0378331005")

  static let currencyCodeInvalid = Self(
    key: "currency_code_invalid", "Enter a currency code of three letters, such as EUR")

  static func currencyAmountInvalid(example: String) -> Self {
    Self(
      key: "currency_amount_invalid", "Enter an amount, such as {example}",
      arguments: ["example": .text(example)])
  }

  static func percentageInvalid(_ range: ClosedRange<Int>) -> Self {
    Self(
      key: "percentage_invalid", "Enter a percentage from {minimum} to {maximum}",
      arguments: [
        "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound),
      ])
  }

  static let isbnInvalid = Self(
    key: "isbn_invalid", "Enter an ISBN, such as 978-3-598-21500-1")

  static let isbn10Invalid = Self(
    key: "isbn10_invalid", "Enter an ISBN of 10 digits, such as 3-598-21507-X")

  static let isbn13Invalid = Self(
    key: "isbn13_invalid", "Enter an ISBN of 13 digits, such as 978-3-598-21500-1")

  static let issnInvalid = Self(
    key: "issn_invalid", "Enter an ISSN, such as 0317-8471")

  static let ean8Invalid = Self(
    key: "ean8_invalid", "Enter the 8 digits below the bar code")

  static let ean13Invalid = Self(
    key: "ean13_invalid", "Enter the 13 digits below the bar code")

  static let imeiInvalid = Self(
    key: "imei_invalid", "Enter the 15 digits of the IMEI")

  static let vinInvalid = Self(
    key: "vin_invalid", "Enter the 17 characters of the vehicle identification number")

  static let countryCodeInvalid = Self(
    key: "country_code_invalid", "Enter a country code of two letters, such as FR")

  static let countryCodeOfThreeLettersInvalid = Self(
    key: "country_code_of_three_letters_invalid",
    "Enter a country code of three letters, such as FRA")

  static let languageCodeInvalid = Self(
    key: "language_code_invalid", "Enter a language code of two letters, such as fr")

  static let languageTagInvalid = Self(
    key: "language_tag_invalid", "Enter a language tag, such as en or pt-BR")

  static func postalCodeInvalid(country: String) -> Self {
    Self(
      key: "postal_code_invalid", "Enter a postal code as it is written in {country}",
      arguments: ["country": .text(country)])
  }

  static let latitudeInvalid = Self(
    key: "latitude_invalid", "Enter a latitude from -90 to 90 degrees")

  static let longitudeInvalid = Self(
    key: "longitude_invalid", "Enter a longitude from -180 to 180 degrees")
}
