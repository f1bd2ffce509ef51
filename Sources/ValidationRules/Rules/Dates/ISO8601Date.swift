extension ValidationRule where Value == String {
  /// Accepts a day as `YYYY-MM-DD` that exists in the calendar.
  ///
  /// This is the `full-date` of RFC 3339, section 5.6, the Internet's profile of ISO 8601: ASCII digits,
  /// years from 0000 to 9999, and leap years by its appendix C. The calendar is Gregorian, even for
  /// years before its introduction. Week dates, ordinal dates and dates without hyphens are refused.
  ///
  /// ```swift
  /// Rule.isISO8601Date.accepts("2024-02-29")  // true
  /// Rule.isISO8601Date.failure(of: "2023-02-29")  // Enter a date that exists, such as 2026-12-31
  /// ```
  public static var isISO8601Date: Self {
    Self(.rule(.iso8601Date)) { text in CalendarDate(text) != nil }
  }
}
