extension ValidationRule where Value == CalendarDate {
  /// Accepts the date of birth of someone who is at least this old on the given day.
  ///
  /// A person turns a year older on their birthday. For a birthday on February 29, that is March 1
  /// in years without that day.
  ///
  /// ```swift
  /// // With 2026-03-09 as `today`, 2008-03-09 as `mei` and 2008-03-10 as `tom`:
  /// Rule<CalendarDate>.isAtLeastYearsOld(18, on: today).accepts(mei)  // true
  /// Rule<CalendarDate>.isAtLeastYearsOld(18, on: today).failure(of: tom)
  /// // Enter a date of birth at least 18 years ago
  /// ```
  ///
  /// - Parameters:
  ///   - years: The age in whole years.
  ///   - today: The day on which to compute the age; rules never read a clock.
  public static func isAtLeastYearsOld(_ years: Int, on today: CalendarDate) -> Self {
    Self(.rule(.atLeastYearsOld, ["years": .number(years)])) { $0.age(on: today) >= years }
  }
}

extension ValidationRule where Value == String {
  /// Accepts a date of birth, as `YYYY-MM-DD`, of someone who is at least this old on the given day.
  ///
  /// Other text fails with the message of ``isISO8601Date``. Ages are computed as for a ``CalendarDate``:
  /// someone born on February 29 turns a year older on March 1 in years without that day.
  ///
  /// ```swift
  /// // With 2026-03-09 as `today`:
  /// Rule<String>.isAtLeastYearsOld(18, on: today).accepts("2008-03-09")  // true
  /// Rule<String>.isAtLeastYearsOld(18, on: today).failure(of: "2008-03-10")
  /// // Enter a date of birth at least 18 years ago
  /// ```
  ///
  /// - Parameters:
  ///   - years: The age in whole years.
  ///   - today: The day on which to compute the age; rules never read a clock.
  public static func isAtLeastYearsOld(_ years: Int, on today: CalendarDate) -> Self {
    Self(.rule(.atLeastYearsOld, ["years": .number(years)])) { text in
      CalendarDate(text).map { $0.age(on: today) >= years } ?? false
    }.presuming(.isISO8601Date)
  }
}

extension CalendarDate {
  /// Returns the number of complete years from this day to `today`, which is negative for earlier days.
  ///
  /// Only years, months and days are compared. In a year that lacks the birthday, the age changes
  /// on the next day.
  fileprivate func age(on today: CalendarDate) -> Int {
    let hasHadBirthday = (month, day) <= (today.month, today.day)
    return today.year - year - (hasHadBirthday ? 0 : 1)
  }
}
