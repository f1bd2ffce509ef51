import GenericForm

// The messages of dates and times.

nonisolated extension ValidationMessage {
  static let dateMessages: [Self] = [
    .dayLetters, .monthLetters, .yearLetters, .openCalendar, .previousMonth,
    .nextMonth, .previousYear, .nextYear, .missingDate,
    .dateFormat("DD/MM/YYYY", example: "31/12/2026"),
    .noSuchDate("DD/MM/YYYY", example: "31/12/2026"), .date(from: "01/01/2026"),
    .date(upTo: "31/12/2026"), .date(from: "01/01/2026", to: "31/12/2026"),
    .missingTime, .timeFormat(example: "18:30"), .noSuchTime(example: "18:30"), .missingDateTime,
    .datePart, .timePart, .timeLetters,
  ]

  /// The placeholder for the digits of a day in a pattern such as "DD/MM/YYYY".
  static let dayLetters = Self(key: "date.day", "DD")
  static let monthLetters = Self(key: "date.month", "MM")
  static let yearLetters = Self(key: "date.year", "YYYY")
  static let openCalendar = Self(key: "date.openCalendar", "Choose in a calendar")
  static let previousMonth = Self(key: "date.previousMonth", "Previous month")
  static let nextMonth = Self(key: "date.nextMonth", "Next month")
  static let previousYear = Self(key: "date.previousYear", "Previous year")
  static let nextYear = Self(key: "date.nextYear", "Next year")
  static let missingDate = Self(key: "date.missing", "Enter a date")

  static func dateFormat(_ pattern: String, example: String) -> Self {
    Self(
      key: "date.format", "Enter a date as {pattern}, such as {example}",
      arguments: ["pattern": .text(pattern), "example": .text(example)])
  }

  /// For a day that a month does not have, or a month that the year does not have.
  static func noSuchDate(_ pattern: String, example: String) -> Self {
    Self(
      key: "date.unknown",
      "This date does not exist: enter one as {pattern}, such as {example}",
      arguments: ["pattern": .text(pattern), "example": .text(example)])
  }

  static func date(from minimum: String) -> Self {
    Self(
      key: "date.from", "Enter a date from {minimum} on", arguments: ["minimum": .text(minimum)])
  }

  static func date(upTo maximum: String) -> Self {
    Self(key: "date.upTo", "Enter a date up to {maximum}", arguments: ["maximum": .text(maximum)])
  }

  static func date(from minimum: String, to maximum: String) -> Self {
    Self(
      key: "date.range", "Enter a date from {minimum} to {maximum}",
      arguments: ["minimum": .text(minimum), "maximum": .text(maximum)])
  }

  static let missingTime = Self(key: "clock.missing", "Enter a time")

  static func timeFormat(example: String) -> Self {
    Self(
      key: "clock.format", "Enter a time, such as {example}", arguments: ["example": .text(example)]
    )
  }

  static func noSuchTime(example: String) -> Self {
    Self(
      key: "clock.unknown", "This time does not exist: enter one such as {example}",
      arguments: ["example": .text(example)])
  }

  static let missingDateTime = Self(key: "date.timeMissing", "Enter a date and a time")

  /// The names of the two parts of a date with a time.
  static let datePart = Self(key: "date.name", "Date")
  static let timePart = Self(key: "clock.name", "Time")

  /// The placeholders for the digits of a time.
  static let timeLetters = Self(key: "clock.letters", "HH:MM")
}
