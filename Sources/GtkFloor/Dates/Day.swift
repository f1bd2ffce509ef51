import CGtk

/// A day of the Gregorian calendar.
package nonisolated struct Day {
  package let year: Int
  package let month: Int
  package let day: Int

  package init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The current day in the user's time zone.
  package static var today: Day {
    guard let now = unsafe g_date_time_new_now_local() else {
      fatalError("The clock of this computer shows a year after 9999.")
    }
    defer { unsafe g_date_time_unref(now) }
    return unsafe Day(now)
  }

  /// Creates the day of a point in time, in its time zone.
  init(_ time: OpaquePointer) {
    unsafe self.init(
      year: Int(g_date_time_get_year(time)), month: Int(g_date_time_get_month(time)),
      day: Int(g_date_time_get_day_of_month(time)))
  }
}
