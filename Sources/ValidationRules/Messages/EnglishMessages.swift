// Every sentence of the core that a person can read, in English, under its key.

extension ValidationMessage {
  package static let fieldEmpty = Self(
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

  package static let textNotChecked = Self(
    key: "text_not_checked", "This text could not be checked. Use a shorter one.")

  package static let containsEmoji = Self(
    key: "contains_emoji", "Use no emojis")

  package static let notValid = Self(
    key: "not_valid", "This value is not valid")

  package static func tooShort(minimum: Int) -> Self {
    Self(
      key: "too_short",
      .counted(
        by: "minimum", one: "Use at least 1 character", other: "Use at least {minimum} characters"),
      arguments: ["minimum": .number(minimum)])
  }

  package static func tooLong(maximum: Int) -> Self {
    Self(
      key: "too_long",
      maximum == 0
        ? "Leave this empty"
        : .counted(
          by: "maximum", one: "Use at most 1 character", other: "Use at most {maximum} characters"),
      arguments: ["maximum": .number(maximum)])
  }
}

// MARK: - Rules that are combined

extension ValidationMessage {
  static func all(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return Self(
      key: "all_of", "{first}. {second}",
      arguments: ["first": .message(first), "second": .message(second)])
  }

  static func any(_ first: Self, _ second: Self) -> Self {
    if first == second { return first }
    return Self(
      key: "any_of", "{first}, or: {second}",
      arguments: ["first": .message(first), "second": .message(second)])
  }

  static func opposite(of message: Self) -> Self {
    Self(key: "not_\(message.key)", "Enter something else", arguments: message.arguments)
  }
}

// MARK: - Text, presence and comparison

extension ValidationMessage {
  static let notToBeFilled = Self(
    key: "not_field_empty_error", "Leave this empty")

  static let toBeThere = Self(
    key: "value_missing", "Choose a value")

  static let toHaveEmoji = Self(
    key: "not_contains_emoji", "Use an emoji")

  static let notToMatchPattern = Self(
    key: "not_pattern_not_matched", "Use another format")

  static func toContain(_ text: String) -> Self {
    Self(key: "text_missing", "Include “{text}”", arguments: ["text": .text(text)])
  }

  static func notToContain(_ text: String) -> Self {
    Self(key: "not_text_missing", "Leave out “{text}”", arguments: ["text": .text(text)])
  }

  static func toContainInAnyCase(_ text: String) -> Self {
    Self(
      key: "text_missing_in_any_case", "Include “{text}”, in capital or small letters",
      arguments: ["text": .text(text)])
  }

  static func notToContainInAnyCase(_ text: String) -> Self {
    Self(
      key: "not_text_missing_in_any_case", "Leave out “{text}”, in capital and small letters",
      arguments: ["text": .text(text)])
  }

  static func toStart(with prefix: String) -> Self {
    Self(key: "prefix_missing", "Start with “{prefix}”", arguments: ["prefix": .text(prefix)])
  }

  static func notToStart(with prefix: String) -> Self {
    Self(
      key: "not_prefix_missing", "Start with something other than “{prefix}”",
      arguments: ["prefix": .text(prefix)])
  }

  static func toEnd(with suffix: String) -> Self {
    Self(key: "suffix_missing", "End with “{suffix}”", arguments: ["suffix": .text(suffix)])
  }

  static func notToEnd(with suffix: String) -> Self {
    Self(
      key: "not_suffix_missing", "End with something other than “{suffix}”",
      arguments: ["suffix": .text(suffix)])
  }

  package static let toEqual = Self(
    key: "different", "Enter the matching value")

  package static let notToEqual = Self(
    key: "not_different", "Enter a different value")

  static let toEqualInAnyCase = Self(
    key: "different_in_any_case", "Enter the matching text, in capital or small letters")

  static let notToEqualInAnyCase = Self(
    key: "not_different_in_any_case", "Enter a different text")

  static let toBeOffered = Self(
    key: "choice_expected", "Choose one of the offered values")

  static func toBeOneOf(_ choices: [String]) -> Self {
    if choices.isEmpty { return .notToBeOneOf }
    return Self(
      key: "listed_choice_expected", "Choose one of these: {choices}",
      arguments: ["choices": .text(choices.joined(separator: ", "))])
  }

  static let notToBeOneOf = Self(
    key: "not_choice_expected", "Choose something else")

  static let toBeOn = Self(
    key: "off", "Turn this on")

  static let toBeOff = Self(
    key: "on", "Turn this off")

  static func toBeGreater(than limit: some Any) -> Self {
    let arguments = ["limit": MessageArgument(value: limit)]
    guard limit is any Numeric else {
      return Self(
        key: "greater_value_expected", "Enter a value above {limit}", arguments: arguments)
    }
    return Self(
      key: "greater_number_expected", "Enter a number greater than {limit}", arguments: arguments)
  }

  static func toBe(atLeast minimum: some Any) -> Self {
    let arguments = ["minimum": MessageArgument(value: minimum)]
    guard minimum is any Numeric else {
      return Self(
        key: "value_too_small", "Enter {minimum} or a value above it", arguments: arguments)
    }
    return Self(key: "too_small", "Enter {minimum} or a greater number", arguments: arguments)
  }

  static func toBeSmaller(than limit: some Any) -> Self {
    let arguments = ["limit": MessageArgument(value: limit)]
    guard limit is any Numeric else {
      return Self(
        key: "smaller_value_expected", "Enter a value below {limit}", arguments: arguments)
    }
    return Self(
      key: "smaller_number_expected", "Enter a number smaller than {limit}", arguments: arguments)
  }

  static func toBe(atMost maximum: some Any) -> Self {
    let arguments = ["maximum": MessageArgument(value: maximum)]
    guard maximum is any Numeric else {
      return Self(
        key: "value_too_great", "Enter {maximum} or a value below it", arguments: arguments)
    }
    return Self(key: "too_great", "Enter {maximum} or a smaller number", arguments: arguments)
  }

  static func toBe(from minimum: some Any, to maximum: some Any) -> Self {
    Self(
      key: "out_of_range", "Enter a value from {minimum} to {maximum}",
      arguments: [
        "minimum": MessageArgument(value: minimum), "maximum": MessageArgument(value: maximum),
      ])
  }

  static func notToBe(from minimum: some Any, to maximum: some Any) -> Self {
    Self(
      key: "not_out_of_range", "Enter a value below {minimum} or above {maximum}",
      arguments: [
        "minimum": MessageArgument(value: minimum), "maximum": MessageArgument(value: maximum),
      ])
  }

  static let toBeNumber = Self(
    key: "number_expected", "Enter a number, such as 12 or 12.5")

  static let notToBeNumber = Self(
    key: "not_number_expected", "Enter something other than a number")

  static let toBeWholeNumber = Self(
    key: "whole_number_expected", "Enter a whole number, such as 12")

  static let notToBeWholeNumber = Self(
    key: "not_whole_number_expected", "Enter something other than a whole number")

  static let toBeUnique = Self(
    key: "repeated", "Use each value only once")

  static let notToBeUnique = Self(
    key: "not_repeated", "Repeat at least one value")
}

// MARK: - Counts of letters, digits, characters and items

extension ValidationMessage {
  static func toHaveLetters(atLeast minimum: Int) -> Self {
    Self(
      key: "too_few_letters",
      .counted(
        by: "minimum", one: "Use at least 1 letter", other: "Use at least {minimum} letters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func toHaveLetters(atMost maximum: Int) -> Self {
    Self(
      key: "too_many_letters",
      maximum == 0
        ? "Use no letters"
        : .counted(
          by: "maximum", one: "Use at most 1 letter", other: "Use at most {maximum} letters"),
      arguments: ["maximum": .number(maximum)])
  }

  static func toHaveLetters(exactly count: Int) -> Self {
    Self(
      key: "wrong_number_of_letters",
      count == 0
        ? "Use no letters"
        : .counted(by: "count", one: "Use exactly 1 letter", other: "Use exactly {count} letters"),
      arguments: ["count": .number(count)])
  }

  static func toHaveLetters(notExactly count: Int) -> Self {
    if count == 0 { return .toHaveLetters(atLeast: 1) }
    return Self(
      key: "not_wrong_number_of_letters",
      .counted(
        by: "count", one: "Use no letters, or more than 1",
        other: "Use more or fewer than {count} letters"),
      arguments: ["count": .number(count)])
  }

  static func toHaveDigits(atLeast minimum: Int) -> Self {
    Self(
      key: "too_few_digits",
      .counted(by: "minimum", one: "Use at least 1 digit", other: "Use at least {minimum} digits"),
      arguments: ["minimum": .number(minimum)])
  }

  static func toHaveDigits(atMost maximum: Int) -> Self {
    Self(
      key: "too_many_digits",
      maximum == 0
        ? "Use no digits"
        : .counted(
          by: "maximum", one: "Use at most 1 digit", other: "Use at most {maximum} digits"),
      arguments: ["maximum": .number(maximum)])
  }

  static func toHaveDigits(exactly count: Int) -> Self {
    Self(
      key: "wrong_number_of_digits",
      count == 0
        ? "Use no digits"
        : .counted(by: "count", one: "Use exactly 1 digit", other: "Use exactly {count} digits"),
      arguments: ["count": .number(count)])
  }

  static func toHaveDigits(notExactly count: Int) -> Self {
    if count == 0 { return .toHaveDigits(atLeast: 1) }
    return Self(
      key: "not_wrong_number_of_digits",
      .counted(
        by: "count", one: "Use no digits, or more than 1",
        other: "Use more or fewer than {count} digits"),
      arguments: ["count": .number(count)])
  }

  static func toHaveLength(_ length: Int) -> Self {
    Self(
      key: "wrong_length",
      length == 0
        ? "Leave this empty"
        : .counted(
          by: "length", one: "Use exactly 1 character", other: "Use exactly {length} characters"),
      arguments: ["length": .number(length)])
  }

  static func notToHaveLength(_ length: Int) -> Self {
    if length == 0 { return .tooShort(minimum: 1) }
    return Self(
      key: "not_wrong_length",
      .counted(
        by: "length", one: "Leave this empty, or use more than 1 character",
        other: "Use more or fewer than {length} characters"),
      arguments: ["length": .number(length)])
  }

  static func toHaveLength(in range: ClosedRange<Int>) -> Self {
    if range.lowerBound == range.upperBound { return .toHaveLength(range.lowerBound) }
    if range.lowerBound <= 0 { return .tooLong(maximum: range.upperBound) }
    if range.upperBound == .max { return .tooShort(minimum: range.lowerBound) }
    return Self(
      key: "length_out_of_range", "Use {minimum} to {maximum} characters",
      arguments: ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
  }

  /// The message of the opposite of ``toHaveLength(in:)``; nil where no text is of such a length.
  static func notToHaveLength(in range: ClosedRange<Int>) -> Self? {
    if range.lowerBound == range.upperBound { return .notToHaveLength(range.lowerBound) }
    if range.lowerBound <= 0 {
      return range.upperBound.leastCountAbove.map(tooShort(minimum:))
    }
    if range.upperBound == .max {
      return range.lowerBound.greatestCountBelow.map(tooLong(maximum:))
    }
    return Self(
      key: "not_length_out_of_range",
      "Use fewer than {minimum} or more than {maximum} characters",
      arguments: ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
  }

  static func toHaveItems(atLeast minimum: Int) -> Self {
    Self(
      key: "too_few_items",
      .counted(by: "minimum", one: "Add at least 1 item", other: "Add at least {minimum} items"),
      arguments: ["minimum": .number(minimum)])
  }

  static func toHaveItems(atMost maximum: Int) -> Self {
    Self(
      key: "too_many_items",
      maximum == 0
        ? "Leave this empty"
        : .counted(
          by: "maximum", one: "Keep at most 1 item", other: "Keep at most {maximum} items"),
      arguments: ["maximum": .number(maximum)])
  }

  static func toHaveItems(exactly count: Int) -> Self {
    Self(
      key: "wrong_number_of_items",
      count == 0
        ? "Leave this empty"
        : .counted(
          by: "count", one: "Choose exactly 1 item", other: "Choose exactly {count} items"),
      arguments: ["count": .number(count)])
  }

  static func toHaveItems(notExactly count: Int) -> Self {
    if count == 0 { return .toHaveItems(atLeast: 1) }
    return Self(
      key: "not_wrong_number_of_items",
      .counted(
        by: "count", one: "Choose no items, or more than 1",
        other: "Choose more or fewer than {count} items"),
      arguments: ["count": .number(count)])
  }
}

// MARK: - Network.

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

  static let ipv4CIDRInvalid = Self(
    key: "ipv4_cidr_invalid", "Use an IPv4 address and a prefix length, such as 192.0.2.0/24")

  static let ipv6CIDRInvalid = Self(
    key: "ipv6_cidr_invalid", "Use an IPv6 address and a prefix length, such as 2001:db8::/32")

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
      """
      Use {minimum} to {maximum} letters, digits, dots, hyphens or underscores, \
      and no hyphen in front
      """,
      arguments: ["minimum": .number(minimum), "maximum": .number(maximum)])
  }

  static func usernameInvalid(length: Int) -> Self {
    Self(
      key: "username_exact_length_invalid",
      .counted(
        by: "length", one: "Use exactly 1 letter, digit, dot or underscore",
        other: """
          Use exactly {length} letters, digits, dots, hyphens or underscores, \
          and no hyphen in front
          """),
      arguments: ["length": .number(length)])
  }
}

// MARK: - Dates, numbers, colours, encodings and text

extension ValidationMessage {
  static let dateInvalid = Self(
    key: "date_invalid", "Use a date that exists, as in 2026-12-31")

  static let dateTimeInvalid = Self(
    key: "date_time_invalid", "Use a date, a time and an offset, as in 2026-12-31T23:59:00Z")

  static let timeInvalid = Self(
    key: "time_invalid", "Use a time from 00:00 to 23:59")

  static let durationInvalid = Self(
    key: "duration_invalid", "Use a duration as in P3DT12H or P2W")

  static func toBeBefore(_ date: CalendarDate) -> Self {
    Self(
      key: "date_not_before", "Use a date before {date}",
      arguments: ["date": .text(date.description)])
  }

  static func toBeAfter(_ date: CalendarDate) -> Self {
    Self(
      key: "date_not_after", "Use a date after {date}",
      arguments: ["date": .text(date.description)])
  }

  static func tooYoung(years: Int) -> Self {
    Self(
      key: "too_young",
      .counted(
        by: "years", one: "Use a date of birth at least 1 year ago",
        other: "Use a date of birth at least {years} years ago"),
      arguments: ["years": .number(years)])
  }

  static let integerInvalid = Self(
    key: "integer_invalid", "Enter a whole number, such as 12")

  static func decimalInvalid(separator: Character) -> Self {
    Self(
      key: "decimal_invalid", "Use a number as in 12{separator}5",
      arguments: ["separator": .text(String(separator))])
  }

  static let hexColorInvalid = Self(
    key: "hex_color_invalid", "Use a colour as in #1a2b3c")

  static let cssColorInvalid = Self(
    key: "css_color_invalid", "Use a colour as in teal, #008080 or rgb(0 128 128)")

  static let semanticVersionInvalid = Self(
    key: "semantic_version_invalid", "Use a version as in 1.4.0 or 2.0.0-rc.1")

  static let base64Invalid = Self(
    key: "base64_invalid", "Use Base64 text")

  static let base64URLInvalid = Self(
    key: "base64_url_invalid", "Use URL-safe Base64 text")

  static let hexadecimalInvalid = Self(
    key: "hexadecimal_invalid", "Use the digits 0–9 and A–F only")

  static let octalInvalid = Self(
    key: "octal_invalid", "Use the digits 0–7 only")

  static let jsonInvalid = Self(
    key: "json_invalid", "Use well-formed JSON")

  static let jsonPointerInvalid = Self(
    key: "json_pointer_invalid", "Use a JSON pointer, as in /books/0")

  static func digestInvalid(algorithm: String, digits: Int) -> Self {
    Self(
      key: "digest_invalid", "Use the {digits} hexadecimal digits of {algorithm}",
      arguments: ["algorithm": .text(algorithm), "digits": .number(digits)])
  }

  static let ulidInvalid = Self(
    key: "ulid_invalid", "Use a ULID, as in 01ARZ3NDEKTSV4RRFFQ69G5FAV")

  static let notASCII = Self(
    key: "not_ascii", "Use unaccented letters, digits and common signs only")

  static let notAlpha = Self(
    key: "not_alpha", "Use the letters A–Z only")

  static let notLetters = Self(
    key: "not_letters", "Use letters only")

  static let notAlphanumeric = Self(
    key: "not_alphanumeric", "Use the letters A–Z and digits only")

  static let notDigits = Self(
    key: "not_digits", "Use digits only")

  static let notLettersOrNumbers = Self(
    key: "not_letters_or_numbers", "Use letters and numbers only")

  static func passwordNeedsLowercase(minimum: Int) -> Self {
    Self(
      key: "password_needs_lowercase",
      .counted(
        by: "minimum", one: "Use at least 1 lowercase letter",
        other: "Use at least {minimum} lowercase letters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func passwordNeedsUppercase(minimum: Int) -> Self {
    Self(
      key: "password_needs_uppercase",
      .counted(
        by: "minimum", one: "Use at least 1 uppercase letter",
        other: "Use at least {minimum} uppercase letters"),
      arguments: ["minimum": .number(minimum)])
  }

  static func passwordNeedsDigits(minimum: Int) -> Self {
    Self(
      key: "password_needs_digits",
      .counted(
        by: "minimum", one: "Use at least 1 digit", other: "Use at least {minimum} digits"),
      arguments: ["minimum": .number(minimum)])
  }

  static func passwordNeedsSpecial(minimum: Int) -> Self {
    Self(
      key: "password_needs_special",
      .counted(
        by: "minimum", one: "Use at least 1 special character",
        other: "Use at least {minimum} special characters"),
      arguments: ["minimum": .number(minimum)])
  }

  static let passwordNotStrong = Self(
    key: "password_not_strong", "Use a longer password with more kinds of characters")

  static let passwordNeedsMoreKinds = Self(
    key: "password_needs_more_kinds", "Use a password with more kinds of characters")
}

// MARK: - Finance, identifiers and geography

extension ValidationMessage {
  static let luhnInvalid = Self(
    key: "luhn_invalid", "Check the digits of this number")

  static let creditCardInvalid = Self(
    key: "credit_card_invalid", "Enter the number as it stands on the card")

  static func creditCardInvalid(issuers: [String]) -> Self {
    if issuers.isEmpty { return .notValid }
    return Self(
      key: "credit_card_issuer_invalid",
      .counted(
        by: "count", one: "Enter the number of a card from {issuers}",
        other: "Enter the number of a card from one of these: {issuers}"),
      arguments: [
        "count": .number(issuers.count), "issuers": .text(issuers.joined(separator: ", ")),
      ])
  }

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

  static let ean14Invalid = Self(
    key: "ean14_invalid", "Enter the 14 digits of the bar code")

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
      key: "postal_code_invalid", "Enter a postal code in the format of {country}",
      arguments: ["country": .text(country)])
  }

  static let latitudeInvalid = Self(
    key: "latitude_invalid", "Enter a latitude from -90 to 90 degrees")

  static let longitudeInvalid = Self(
    key: "longitude_invalid", "Enter a longitude from -180 to 180 degrees")

  package static let couldNotBeChecked = Self(
    key: "could_not_be_checked", "This could not be checked. Try again.")

  package static let stillBeingChecked = Self(
    key: "still_being_checked", "This is still being checked")

  package static func field(_ label: Self, says message: Self) -> Self {
    Self(
      key: "field_says", "{field}: {message}",
      arguments: ["field": .message(label), "message": .message(message)])
  }
}
