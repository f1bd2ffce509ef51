// Dates, numbers, colors and encodings.

extension ValidationMessage {
  /// The messages of the rules on dates, numbers, colors and encodings, with sample arguments.
  ///
  /// Whoever enters a value in a written form reads them. Most have no argument, but an example
  /// that the rule accepts.
  static let formatMessages: [Self] = [
    .toBeNumber, .notToBeNumber, .toBeWholeNumber, .wholeNumberTooLong, .notToBeWholeNumber,
    .decimalInvalid(separator: "."), .dateInvalid, .dateTimeInvalid, .timeInvalid, .durationInvalid,
    .toBeBefore("2026-12-31"), .toBeAfter("2026-12-31"), .toBeOnOrBefore("2026-12-31"),
    .toBeOnOrAfter("2026-12-31"), .tooYoung(years: 18), .hexColorInvalid,
    .cssColorInvalid, .semanticVersionInvalid, .base64Invalid, .base64URLInvalid,
    .hexadecimalInvalid, .octalInvalid, .jsonInvalid, .jsonPointerInvalid,
    .digestInvalid(algorithm: "SHA-256", digits: 64), .ulidInvalid,
  ]

  static let toBeNumber = Self(
    key: "number", "Enter a number, such as 12 or 12.5")

  static let notToBeNumber = Self(
    key: "number.not", "Enter something other than a number")

  static let toBeWholeNumber = Self(
    key: "integer", "Enter a whole number, such as 12")

  /// For `isInteger`, and a number that no `Int` can hold.
  static let wholeNumberTooLong = Self(
    key: "integer.digits", "Enter a whole number with at most 18 digits")

  static let notToBeWholeNumber = Self(
    key: "integer.not", "Enter something other than a whole number")

  /// For both decimal rules, with the separator before the decimals as `separator`.
  static func decimalInvalid(separator: Character) -> Self {
    Self(
      key: "decimal", "Enter a number, such as 12{separator}5",
      arguments: ["separator": .text(String(separator))])
  }

  /// For `isISO8601Date`, and for the rules on dates as text, which presume that format.
  static let dateInvalid = Self(
    key: "iso8601Date", "Enter a date that exists, such as 2026-12-31")

  static let dateTimeInvalid = Self(
    key: "rfc3339DateTime", "Enter a date, a time and an offset, such as 2026-12-31T23:59:00Z")

  static let timeInvalid = Self(
    key: "time", "Enter a time from 00:00 to 23:59")

  static let durationInvalid = Self(
    key: "iso8601Duration", "Enter a duration, such as P3DT12H or P2W")

  /// For `isBefore`, with the day as `YYYY-MM-DD`, which is refused itself, as `date`.
  static func toBeBefore(_ date: some CustomStringConvertible) -> Self {
    Self(
      key: "before", "Enter a date before {date}",
      arguments: ["date": .text(date.description)])
  }

  /// For `isAfter`, with the day as `YYYY-MM-DD`, which is refused itself, as `date`.
  static func toBeAfter(_ date: some CustomStringConvertible) -> Self {
    Self(
      key: "after", "Enter a date after {date}",
      arguments: ["date": .text(date.description)])
  }

  /// For `isOnOrBefore`, with the day as `YYYY-MM-DD`, which is accepted itself, as `date`.
  static func toBeOnOrBefore(_ date: some CustomStringConvertible) -> Self {
    Self(
      key: "onOrBefore", "Enter {date} or an earlier date",
      arguments: ["date": .text(date.description)])
  }

  /// For `isOnOrAfter`, with the day as `YYYY-MM-DD`, which is accepted itself, as `date`.
  static func toBeOnOrAfter(_ date: some CustomStringConvertible) -> Self {
    Self(
      key: "onOrAfter", "Enter {date} or a later date",
      arguments: ["date": .text(date.description)])
  }

  /// For `isAtLeastYearsOld`, with the age, which chooses the sentence, as `years`.
  static func tooYoung(years: Int) -> Self {
    Self(
      key: "atLeastYearsOld",
      .counted(
        by: "years", one: "Enter a date of birth at least 1 year ago",
        other: "Enter a date of birth at least {years} years ago"),
      arguments: ["years": .number(years)])
  }

  static let hexColorInvalid = Self(
    key: "hexColor", "Enter a color, such as #1a2b3c")

  static let cssColorInvalid = Self(
    key: "cssColor", "Enter a color, such as teal, #008080 or rgb(0 128 128)")

  static let semanticVersionInvalid = Self(
    key: "semanticVersion", "Enter a version, such as 1.4.0 or 2.0.0-rc.1")

  static let base64Invalid = Self(
    key: "base64", "Enter Base64 text")

  static let base64URLInvalid = Self(
    key: "base64URL", "Enter URL-safe Base64 text")

  static let hexadecimalInvalid = Self(
    key: "hexadecimal", "Use the digits 0–9 and A–F only")

  static let octalInvalid = Self(
    key: "octal", "Use the digits 0–7 only")

  static let jsonInvalid = Self(
    key: "json", "Enter well-formed JSON")

  static let jsonPointerInvalid = Self(
    key: "jsonPointer", "Enter a JSON pointer, such as /books/0")

  /// For the five digests, with the name as `algorithm` and the number of hexadecimal digits as
  /// `digits`.
  static func digestInvalid(algorithm: String, digits: Int) -> Self {
    Self(
      key: "digest", "Enter the {algorithm} digest: {digits} hexadecimal digits",
      arguments: ["algorithm": .text(algorithm), "digits": .number(digits)])
  }

  static let ulidInvalid = Self(
    key: "ulid", "Enter a ULID, such as 01ARZ3NDEKTSV4RRFFQ69G5FAV")
}
