extension ValidationRule where Value == CalendarDate {
  /// Accepts the date of birth of someone who, on the given day, is at least this many years old.
  ///
  /// A year is completed on the birthday; someone born on 29 February completes it on 1 March of a
  /// year without that day.
  ///
  /// ```swift
  /// // With 2026-03-09 as `today`, 2008-03-09 as `mei` and 2008-03-10 as `tom`:
  /// Rule<CalendarDate>.isAtLeastYearsOld(18, on: today).accepts(mei)  // true
  /// Rule<CalendarDate>.isAtLeastYearsOld(18, on: today).accepts(tom)  // false
  /// ```
  ///
  /// - Parameters:
  ///   - years: The age in whole years.
  ///   - today: The day on which the age counts; a rule never reads a clock.
  public static func isAtLeastYearsOld(_ years: Int, on today: CalendarDate) -> Self {
    Self(.rule(.atLeastYearsOld, ["years": .number(years)])) { $0.age(on: today) >= years }
  }
}

extension ValidationRule where Value == String {
  /// Accepts a date of birth of someone who, on the given day, is at least this many years old.
  ///
  /// The day is written as `YYYY-MM-DD`; other text fails with the message of ``isISO8601Date``.
  /// Ages are counted as for a ``CalendarDate``: someone born on 29 February turns a year older on
  /// 1 March of a year without that day.
  ///
  /// ```swift
  /// // With 2026-03-09 as `today`:
  /// Rule<String>.isAtLeastYearsOld(18, on: today).accepts("2008-03-09")  // true
  /// Rule<String>.isAtLeastYearsOld(18, on: today).accepts("2008-03-10")  // false
  /// ```
  ///
  /// - Parameters:
  ///   - years: The age in whole years.
  ///   - today: The day on which the age counts; a rule never reads a clock.
  public static func isAtLeastYearsOld(_ years: Int, on today: CalendarDate) -> Self {
    Self(.rule(.atLeastYearsOld, ["years": .number(years)])) { text in
      CalendarDate(text).map { $0.age(on: today) >= years } ?? false
    }.presuming(.isISO8601Date)
  }
}

extension CalendarDate {
  /// Returns the complete years since this day; negative before it.
  ///
  /// Only years, months and days are compared, so that no day is counted: the age changes with the
  /// day of the same month and number, or with the next day that there is.
  fileprivate func age(on today: CalendarDate) -> Int {
    let hasHadBirthday = (month, day) <= (today.month, today.day)
    return today.year - year - (hasHadBirthday ? 0 : 1)
  }
}
