public import GenericForm

extension CalendarDate {
  /// The current day in the user's time zone.
  ///
  /// A rule doesn't read the clock: it uses the day on which it was created.
  ///
  /// ```swift
  /// FieldValidation(\Account.born, .required, rules: [.isAtLeastYearsOld(18, on: .today)])
  /// ```
  public nonisolated static var today: CalendarDate {
    guard let today = CalendarDate(Day.today) else {
      fatalError("The clock of this computer shows a year after 9999.")
    }
    return today
  }

  /// Creates a day from the toolkit's, or returns `nil` if its year is after 9999.
  nonisolated init?(_ day: Day) {
    self.init(year: day.year, month: day.month, day: day.day)
  }

  /// The day for the toolkit.
  var inToolkit: Day { Day(year: year, month: month, day: day) }
}
