/// The messages of rules, checks and summaries.
///
/// They say what to do, in one sentence without a period, and show a value that the rule accepts if
/// that helps. The key is the name of the rule without `is`, followed by a dot and a word if the
/// rule has more than one message: `minLength`, `password.length`, `contains.not` for the opposite.
package enum RuleMessage: String, MessageTable {
  package static let entries = MessageEntries<Self>()

  // Presence, choice and switches.

  case required = "Fill in this field"
  case notEmpty = "Enter some text"
  /// For the opposites of rules on presence, and for limits that allow only an empty value, such as
  /// `maxLength(0)`.
  case `required.not` = "Leave this empty"
  case nonOptional = "Choose a value"
  /// For `isOneOf` of values that are not `LosslessStringConvertible`, which cannot be listed.
  case oneOf = "Choose one of the options"
  case `oneOf.listed` = "Choose one of these: {choices}"
  case `oneOf.not` = "Choose something else"
  case `true` = "Turn this on"
  case `false` = "Turn this off"
  /// For rules and validators without their own message.
  case `result.notValid` = "Enter a valid value"
  /// The text in place of `{field}` if the field has no label.
  case `field.unnamed` = "This field"
  /// The separator of the items of a list.
  case `list.separator` = ", "

  // Comparison with another value, or of items with each other.

  /// Without the expected value, which may be a password; the same applies to its opposite.
  case equals = "Enter the matching value"
  case `equals.not` = "Enter a different value"
  case caseInsensitiveEquals = "Enter the same text; capitalization doesn't matter"
  case `caseInsensitiveEquals.not` = "Enter different text"
  /// `limit`, `minimum` and `maximum` are numbers if they are whole, and otherwise text.
  case `greaterThan.number` = "Enter a number greater than {limit}"
  case `atLeast.number` = "Enter {limit} or more"
  case `lessThan.number` = "Enter a number less than {limit}"
  case `atMost.number` = "Enter {limit} or less"
  case greaterThan = "Enter a value above {limit}"
  case atLeast = "Enter {limit} or higher"
  case lessThan = "Enter a value below {limit}"
  case atMost = "Enter {limit} or lower"
  /// For comparisons with another field whose value isn't known, as in a list of rules.
  case `greaterThan.other` = "Enter a higher value"
  case `atLeast.other` = "Enter the same value or a higher one"
  case `lessThan.other` = "Enter a lower value"
  case `atMost.other` = "Enter the same value or a lower one"
  case `inRange.number` = "Enter a number from {minimum} to {maximum}"
  case `money.range` = "Enter an amount from {minimum} to {maximum}"
  case `date.range` = "Enter a date from {minimum} to {maximum}"
  case `clock.from` = "Enter a time of {limit} or later"
  case `clock.upTo` = "Enter a time of {limit} or earlier"
  case `clock.range` = "Enter a time from {minimum} to {maximum}"
  case inRange = "Enter a value from {minimum} to {maximum}"
  case `inRange.not` = "Enter a value below {minimum} or above {maximum}"
  case unique = "Use each value only once"
  case `unique.not` = "Repeat at least one value"

  // What a text contains. `text`, `prefix` and `suffix` are the rule's arguments, unchanged.

  case contains = "Include “{text}”"
  case `contains.not` = "Remove “{text}”"
  case caseInsensitiveContains = "Include “{text}”; capitalization doesn't matter"
  case `caseInsensitiveContains.not` = "Remove “{text}”, however it's capitalized"
  case startsWith = "Start with “{prefix}”"
  case `startsWith.not` = "Start with something other than “{prefix}”"
  case endsWith = "End with “{suffix}”"
  case `endsWith.not` = "End with something other than “{suffix}”"
  /// For rules on patterns, which users can't read; a custom message is better.
  case matches = "Use the expected format"
  case `matches.not` = "Use another format"
  /// For text that can't be checked within the pattern's bound, by the rule or its opposite.
  case `matches.unchecked` = "This text is too long to check. Shorten it"
  case `emojis.not` = "Don't use emoji"
  case emojis = "Use an emoji"
  case ascii = "Use unaccented letters, digits and common symbols only"
  /// For letters of ASCII; `alpha.unicode` is for those of every script.
  case alpha = "Use the letters A–Z only"
  case `alpha.unicode` = "Use letters only"
  /// For letters and digits of ASCII; `alphanumeric.unicode` is for those of every script.
  case alphanumeric = "Use the letters A–Z and digits only"
  case digits = "Use digits only"
  case `alphanumeric.unicode` = "Use letters and numbers only"

  // How many characters and items there are.

  /// For `minLength`, and for rules with the same meaning, such as the opposite of `maxLength`.
  case minLength = """
    {minimum, plural, one {Use at least 1 character} other {Use at least {minimum} characters}}
    """
  case maxLength = """
    {maximum, plural, one {Use at most 1 character} other {Use at most {maximum} characters}}
    """
  case ofLength = """
    {length, plural, one {Use exactly 1 character} other {Use exactly {length} characters}}
    """
  case `ofLength.not` = """
    {length, plural, one {Leave this empty, or use more than 1 character} \
    other {Use more or fewer than {length} characters}}
    """
  case length = "Use {minimum} to {maximum} characters"
  case `length.not` = "Use fewer than {minimum} or more than {maximum} characters"
  /// For `minCount`, for `notEmpty` of a collection, and for the opposite of `maxCount`.
  case minCount = """
    {minimum, plural, one {Choose at least 1 item} other {Choose at least {minimum} items}}
    """
  case maxCount = """
    {maximum, plural, one {Choose at most 1 item} other {Choose at most {maximum} items}}
    """
  case exactCount = """
    {count, plural, one {Choose exactly 1 item} other {Choose exactly {count} items}}
    """
  case `exactCount.not` = """
    {count, plural, one {Choose no items, or more than 1} \
    other {Choose more or fewer than {count} items}}
    """

  // How many letters and digits a text has.

  case minContainsLetters = """
    {minimum, plural, one {Use at least 1 letter} other {Use at least {minimum} letters}}
    """
  case maxContainsLetters = """
    {maximum, plural, =0 {Use no letters} one {Use at most 1 letter} \
    other {Use at most {maximum} letters}}
    """
  case exactContainsLetters = """
    {count, plural, =0 {Use no letters} one {Use exactly 1 letter} \
    other {Use exactly {count} letters}}
    """
  case `exactContainsLetters.not` = """
    {count, plural, one {Use no letters, or more than 1} \
    other {Use more or fewer than {count} letters}}
    """
  case minContainsNumbers = """
    {minimum, plural, one {Use at least 1 digit} other {Use at least {minimum} digits}}
    """
  case maxContainsNumbers = """
    {maximum, plural, =0 {Use no digits} one {Use at most 1 digit} \
    other {Use at most {maximum} digits}}
    """
  case exactContainsNumbers = """
    {count, plural, =0 {Use no digits} one {Use exactly 1 digit} other {Use exactly {count} digits}}
    """
  case `exactContainsNumbers.not` = """
    {count, plural, one {Use no digits, or more than 1} \
    other {Use more or fewer than {count} digits}}
    """

  // New passwords. No message mentions the password.

  case `password.letterAndNumber` = "Use at least 1 letter and 1 digit"
  case `password.length` = "Use 8–20 characters"
  case `password.special` = "Use at least 1 special character and no spaces"
  /// For `strongPassword`, with a `minimum` of 1 or more.
  case `strongPassword.lowercase` = """
    {minimum, plural, one {Use at least 1 lowercase letter} \
    other {Use at least {minimum} lowercase letters}}
    """
  case `strongPassword.uppercase` = """
    {minimum, plural, one {Use at least 1 uppercase letter} \
    other {Use at least {minimum} uppercase letters}}
    """
  case `strongPassword.special` = """
    {minimum, plural, one {Use at least 1 special character} \
    other {Use at least {minimum} special characters}}
    """
  /// For `isStrongPassword` as a whole; a password gets the message of the first requirement that it
  /// doesn't meet.
  case strongPassword = "Use a longer password with more kinds of characters"
  /// For `isStrongPassword` without a minimum length: a longer password would not help.
  case `strongPassword.kinds` = "Use a password with more kinds of characters"

  // Networks. Host names and IP addresses in examples are those that are reserved for
  // documentation (RFC 2606, section 3; RFC 5737, section 3; RFC 3849, section 2).

  case email = "Enter an email address, such as mei@example.com"
  /// For `isMobile`; `isE164` has a stricter format.
  case mobile = "Enter a mobile number, such as +33 6 12 34 56 78"
  /// For `isURL(_:)`, which needs a scheme.
  case `url.standard` = "Enter a complete URL, such as https://example.com"
  /// For `isURL(schemes:_:)`, with the schemes in lowercase and without their colon.
  case `url.schemes` = "Enter a complete URL that starts with one of these: {schemes}"
  /// For `isURL`, which needs no scheme.
  case url = "Enter a web address, such as example.com"
  case hostname = "Enter a host name, such as www.example.com"
  case ipv4 = "Enter an IPv4 address, such as 192.0.2.1"
  case ipv6 = "Enter an IPv6 address, such as 2001:db8::1"
  case ipAddress = "Enter an IP address, such as 192.0.2.1 or 2001:db8::1"
  case cidr = "Enter an address and a prefix length, such as 192.0.2.0/24"
  case `cidr.ipv4` = "Enter an IPv4 address and a prefix length, such as 192.0.2.0/24"
  case `cidr.ipv6` = "Enter an IPv6 address and a prefix length, such as 2001:db8::/32"
  case port = "Enter a port number from 1 to 65535"
  case macAddress = "Enter a MAC address, such as 00-00-5E-00-53-01"
  case mimeType = "Enter a media type, such as text/html"
  case dataURI = "Enter a data URL, such as data:text/plain,hello"
  case e164 = "Enter an international number without spaces, such as +14155550123"
  case jwt = "Enter a complete JSON Web Token"
  case slug = "Use lowercase letters and digits, with single hyphens or underscores between them"
  case username =
    "Use letters, digits, dots, hyphens and underscores, and don't start with a hyphen"
  case `username.length` = """
    Use {minimum} to {maximum} letters, digits, dots, hyphens or underscores, and don't start \
    with a hyphen
    """
  /// For a range of one length: a hyphen cannot be the only character.
  case `username.exactLength` = """
    {length, plural, one {Use exactly 1 letter, digit, dot or underscore} \
    other {Use exactly {length} letters, digits, dots, hyphens or underscores, and don't start \
    with a hyphen}}
    """

  // Dates, numbers, colors and encodings, most with an example that the rule accepts.

  case number = "Enter a number, such as 12 or 12.5"
  case `number.not` = "Enter something other than a number"
  case integer = "Enter a whole number, such as 12"
  /// For `isInteger`, and a number that no `Int` can hold.
  case `integer.digits` = "Enter a whole number with at most 18 digits"
  case `integer.not` = "Enter something other than a whole number"
  /// For both decimal rules, with the separator before the decimals.
  case decimal = "Enter a number, such as 12{separator}5"
  /// For `isISO8601Date`, and for the rules on dates as text, which presume that format.
  case iso8601Date = "Enter a date that exists, such as 2026-12-31"
  case rfc3339DateTime = "Enter a date, a time and an offset, such as 2026-12-31T23:59:00Z"
  case time = "Enter a time from 00:00 to 23:59"
  case iso8601Duration = "Enter a duration, such as P3DT12H or P2W"
  /// `limit` is a day as `YYYY-MM-DD`. Here and in the next message, that day itself is refused.
  case before = "Enter a date before {limit}"
  case after = "Enter a date after {limit}"
  /// Here and in the next message, `limit` itself is accepted.
  case onOrBefore = "Enter {limit} or earlier"
  case onOrAfter = "Enter {limit} or later"
  /// For comparisons with the date of another field that isn't known, as in a list of rules.
  case `before.other` = "Enter an earlier date"
  case `onOrBefore.other` = "Enter the same date or an earlier one"
  case `after.other` = "Enter a later date"
  case `onOrAfter.other` = "Enter the same date or a later one"
  case atLeastYearsOld = """
    {years, plural, one {Enter a date of birth at least 1 year ago} \
    other {Enter a date of birth at least {years} years ago}}
    """
  case hexColor = "Enter a color, such as #1a2b3c"
  case cssColor = "Enter a color, such as teal, #008080 or rgb(0 128 128)"
  case semanticVersion = "Enter a version, such as 1.4.0 or 2.0.0-rc.1"
  case base64 = "Enter Base64 text"
  case base64URL = "Enter URL-safe Base64 text"
  case hexadecimal = "Use the digits 0–9 and A–F only"
  case octal = "Use the digits 0–7 only"
  case json = "Enter well-formed JSON"
  case jsonPointer = "Enter a JSON pointer, such as /books/0"
  /// For the five digests, with the name of the algorithm and the number of digits.
  case digest = "Enter the {algorithm} digest: {digits} hexadecimal digits"
  case ulid = "Enter a ULID, such as 01ARZ3NDEKTSV4RRFFQ69G5FAV"

  // Finance, identifiers and geography.

  /// For `isLuhn`, which doesn't know what kind of number it checks.
  case luhn = "Check the digits of the number"
  case creditCard = "Enter the number as printed on the card"
  /// For `isCreditCard(from:)`, with the names of the issuers and their number as `count`.
  case `creditCard.issuer` = """
    {count, plural, one {Enter the number of a card from {issuers}} \
    other {Enter the number of a card from one of these: {issuers}}}
    """
  case iban = "Enter an IBAN, such as DE89 3704 0044 0532 0130 00"
  case bic = "Enter a BIC of 8 or 11 characters, such as DEUTDEFF500"
  case isin = "Enter a 12-character ISIN, such as US0378331005"
  case currencyCode = "Enter a three-letter currency code, such as EUR"
  /// For `isCurrencyAmount`, with an amount in the format of the rule.
  case currencyAmount = "Enter an amount, such as {example}"
  case percentage = "Enter a percentage from {minimum} to {maximum}"
  case uuid = "Enter a UUID, such as f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
  /// For `isUUID(version:)`, with 1 to 8.
  case `uuid.version` = "Enter a version {version} UUID"
  case isbn = "Enter an ISBN, such as 978-3-598-21500-1"
  case isbn10 = "Enter a 10-digit ISBN, such as 3-598-21507-X"
  case isbn13 = "Enter a 13-digit ISBN, such as 978-3-598-21500-1"
  case issn = "Enter an ISSN, such as 0317-8471"
  case ean8 = "Enter the 8 digits below the bar code"
  case ean13 = "Enter the 13 digits below the bar code"
  case ean14 = "Enter the 14 digits of the bar code"
  case imei = "Enter the 15 digits of the IMEI"
  case vin = "Enter the 17 characters of the vehicle identification number"
  case countryCode = "Enter a two-letter country code, such as FR"
  case `countryCode.alpha3` = "Enter a three-letter country code, such as FRA"
  case languageCode = "Enter a two-letter language code, such as fr"
  case languageTag = "Enter a language tag, such as en or pt-BR"
  /// For `isPostalCode`, with the two-letter code of the country, as this module has no country
  /// names.
  case postalCode = "Enter a postal code for {country}"
  case latitude = "Enter a latitude from -90 to 90 degrees"
  case longitude = "Enter a longitude from -180 to 180 degrees"

  // Combined rules. The arguments `first` and `second` are the messages of the rules.

  /// For two rules that a value must both pass.
  ///
  /// Commas separate rules, semicolons separate groups of rules, and parentheses enclose nested groups, so that each
  /// combination has one meaning.
  case and = "{first}, and {second, clause}"
  case `and.groups` = "{first}; and {second, clause}"
  case `and.nested` = "({first}) and ({second})"
  case or = "{first}, or {second, clause}"
  case `or.groups` = "{first}; or {second, clause}"
  case `or.nested` = "({first}) or ({second})"
  /// For an alternative as a part of another message.
  case `or.either` = "Either {first, clause}, or {second, clause}"

  // Opposites of rules, checks and summaries.

  /// For the opposite of a rule that has no message for it.
  ///
  /// The wording doesn't use the argument `message`, which keeps the opposites of two rules unequal.
  case negated = "Enter something else"
  /// For a check that couldn't get a result, such as without a network.
  case `check.unverified` = "This couldn't be checked. Try again"
  case `check.pending` = "This is still being checked"
  case `form.textTooLong` = "This text is too long to check. Shorten it to {maximum} characters"
  /// For a message that isn't beside its field, as in a summary, with the label as `field`.
  case `field.message` = "{field}: {message}"
}

extension ValidationMessage {
  /// A message of a rule, a check or a summary, with its arguments.
  package static func rule(
    _ message: RuleMessage, _ arguments: [String: MessageArgument] = [:]
  ) -> Self {
    Self(message, arguments)
  }

  /// The message of a rule or a validator without its own.
  package static let notValid: Self = .rule(.`result.notValid`)
}

extension MessageCatalog {
  /// Every message of rules, checks and summaries, for translation.
  ///
  /// Other modules add their own: a window has those of `MessageCatalog.keys +
  /// MessageCatalog.controlKeys`.
  ///
  /// ```swift
  /// for entry in MessageCatalog.keys where polish[entry.key] == nil {
  ///   print(entry.key, entry.arguments, entry.defaultText)
  /// }
  /// // maxLength ["maximum"] {maximum, plural, one {Use at most 1 character} other {…}}
  /// ```
  public static let keys: [MessageEntry] = RuleMessage.allEntries
}
