public import GenericForm

extension CalendarDate {
  /// The day by the clock and the time zone of the person.
  ///
  /// A rule reads no clock: it is given the day on which it was made.
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

  /// A day of the toolkit, or `nil` for one in a year after 9999.
  nonisolated init?(_ day: Day) {
    self.init(year: day.year, month: day.month, day: day.day)
  }

  /// The day for the toolkit.
  var inToolkit: Day { Day(year: year, month: month, day: day) }
}
