extension ValidationRule where Value == String {
  /// Accepts a day as `YYYY-MM-DD` that is in the calendar.
  ///
  /// This is `full-date` of RFC 3339, section 5.6, the profile of ISO 8601 for the Internet:
  /// four, two and two ASCII digits, and leap years by its appendix C, in every year from 0000 to
  /// 9999 (the Gregorian calendar, also before it was introduced). Week dates, ordinal dates and
  /// dates without hyphens are refused.
  ///
  /// ```swift
  /// Rule.isISO8601Date.accepts("2024-02-29")  // true
  /// Rule.isISO8601Date.accepts("2023-02-29")  // false
  /// ```
  public static var isISO8601Date: Self {
    Self(.rule(.iso8601Date)) { text in CalendarDate(text) != nil }
  }
}
