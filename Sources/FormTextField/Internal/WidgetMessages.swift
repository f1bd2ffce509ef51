public import GenericForm

// Marks, buttons and summaries of the widgets.

extension MessageCatalog {
  /// Every message of `FormTextField`, with sample arguments: what there is to translate.
  public nonisolated static let controlMessages: [ValidationMessage] = [
    .required, .checked, .submitted, .corrected, .retry, .problems(2), .displayUnavailable,
    .choose, .search, .noMatch, .from, .to, .dayLetters, .monthLetters, .yearLetters, .openCalendar,
    .missingDate, .dateFormat("DD/MM/YYYY", example: "31/12/2026"),
    .dateOutside("01/01/2026", "31/12/2026"), .missingTime, .timeFormat(example: "18:30"),
    .missingDateTime, .datePart, .timePart, .timeLetters,
  ]
}

nonisolated extension ValidationMessage {
  static let required = Self(key: "field.required", "required")
  static let checked = Self(key: "field.checked", "checked")
  static let submitted = Self(key: "form.submitted", "Done")
  static let corrected = Self(
    key: "form.corrected", "All fields are corrected: you can submit again")
  static let retry = Self(key: "field.retry", "_Try again")

  static func problems(_ count: Int) -> Self {
    Self(
      key: "form.problems",
      .counted(
        by: "count", one: "1 field needs your attention",
        other: "{count} fields need your attention"),
      arguments: ["count": .number(count)])
  }

  static let displayUnavailable = Self(
    key: "display.unavailable",
    "No window can be shown: set WAYLAND_DISPLAY or DISPLAY to a display that opens")
}

// Choices.
nonisolated extension ValidationMessage {
  /// The entry of a list that stands for no choice, and the error of a value that must be one.
  static let choose = Self(key: "choice.none", "Choose…")

  static let search = Self(key: "choice.search", "Search…")
  static let noMatch = Self(key: "choice.noMatch", "No option contains this text")
}

// Ranges.
nonisolated extension ValidationMessage {
  /// The label of the lower end of a range.
  static let from = Self(key: "range.from", "From")

  /// The label of the upper end of a range.
  static let to = Self(key: "range.to", "To")
}

// Dates and times.
nonisolated extension ValidationMessage {
  /// What stands for the digits of a day in the pattern of a date, such as "DD/MM/YYYY".
  static let dayLetters = Self(key: "date.day", "DD")
  static let monthLetters = Self(key: "date.month", "MM")
  static let yearLetters = Self(key: "date.year", "YYYY")
  static let openCalendar = Self(key: "date.openCalendar", "Choose in a calendar")
  static let missingDate = Self(key: "date.missing", "Enter a date")

  static func dateFormat(_ pattern: String, example: String) -> Self {
    Self(
      key: "date.format", "Enter a date as {pattern}, such as {example}",
      arguments: ["pattern": .text(pattern), "example": .text(example)])
  }

  static func dateOutside(_ minimum: String, _ maximum: String) -> Self {
    Self(
      key: "date.outside", "Enter a date from {minimum} to {maximum}",
      arguments: ["minimum": .text(minimum), "maximum": .text(maximum)])
  }

  static let missingTime = Self(key: "clock.missing", "Enter a time")

  static func timeFormat(example: String) -> Self {
    Self(
      key: "clock.format", "Enter a time, such as {example}", arguments: ["example": .text(example)]
    )
  }

  static let missingDateTime = Self(key: "date.timeMissing", "Enter a date and a time")

  /// The names of the two parts of a date with a time.
  static let datePart = Self(key: "date.name", "Date")
  static let timePart = Self(key: "clock.name", "Time")

  /// What stands for the digits of a time.
  static let timeLetters = Self(key: "clock.letters", "HH:MM")
}

extension ValidationMessage {
  /// The words for this message in the shared catalogue.
  package nonisolated var text: String { MessageCatalog.shared.text(for: self) }
}
