import CGtk
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
    let now = unsafe g_date_time_new_now_local()
    defer { unsafe now.map { unsafe g_date_time_unref($0) } }
    guard let today = unsafe now.flatMap({ unsafe CalendarDate($0) }) else {
      fatalError("The clock of this computer shows a year after 9999.")
    }
    return today
  }

  /// The day of a point in time in its time zone.
  nonisolated init?(_ time: OpaquePointer) {
    unsafe self.init(
      year: Int(g_date_time_get_year(time)), month: Int(g_date_time_get_month(time)),
      day: Int(g_date_time_get_day_of_month(time)))
  }
}
