extension ValidationRule where Value == CalendarDate {
  /// Accepts a day before the given one.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`, and the days around it:
  /// Rule<CalendarDate>.isBefore(deadline).accepts(dayBefore)  // true
  /// Rule<CalendarDate>.isBefore(deadline).failure(of: deadline)  // Enter a date before 2026-06-30
  /// ```
  public static func isBefore(_ date: CalendarDate) -> Self {
    .lessThan(date)
  }

  /// Accepts a day after the given one.
  ///
  /// ```swift
  /// // With 2026-06-30 as `opening`, and the days around it:
  /// Rule<CalendarDate>.isAfter(opening).accepts(dayAfter)  // true
  /// Rule<CalendarDate>.isAfter(opening).failure(of: opening)  // Enter a date after 2026-06-30
  /// ```
  public static func isAfter(_ date: CalendarDate) -> Self {
    .greaterThan(date)
  }

  /// Accepts the given day and any day before it.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`, and the days around it:
  /// Rule<CalendarDate>.isOnOrBefore(deadline).accepts(deadline)  // true
  /// Rule<CalendarDate>.isOnOrBefore(deadline).failure(of: dayAfter)  // Enter 2026-06-30 or earlier
  /// ```
  public static func isOnOrBefore(_ date: CalendarDate) -> Self {
    .atMost(date)
  }

  /// Accepts the given day and any day after it.
  ///
  /// ```swift
  /// // With 2026-06-30 as `opening`, and the days around it:
  /// Rule<CalendarDate>.isOnOrAfter(opening).accepts(opening)  // true
  /// Rule<CalendarDate>.isOnOrAfter(opening).failure(of: dayBefore)  // Enter 2026-06-30 or later
  /// ```
  public static func isOnOrAfter(_ date: CalendarDate) -> Self {
    .atLeast(date)
  }
}

extension ValidationRule where Value == CalendarDate {
  /// Accepts a day before the one in another field.
  ///
  /// The message shows the other day.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`, and the days around it:
  /// let day = ValidationRule<Account, CalendarDate>.isBefore(\.opens)
  /// day.accepts(dayBefore, in: Account(opens: deadline))  // true
  /// day.failure(of: deadline, in: Account(opens: deadline))  // Enter a date before 2026-06-30
  /// ```
  public static func isBefore(_ other: any KeyPath<Root, CalendarDate> & Sendable) -> Self {
    .lessThan(other)
  }

  /// Accepts a day before the one in another field, and any day while that field is `nil`.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`, and the days around it:
  /// let day = ValidationRule<Account, CalendarDate>.isBefore(\.due)
  /// day.accepts(dayBefore, in: Account(due: deadline))  // true
  /// day.failure(of: deadline, in: Account(due: deadline))  // Enter a date before 2026-06-30
  /// ```
  public static func isBefore(_ other: any KeyPath<Root, CalendarDate?> & Sendable) -> Self {
    .lessThan(other)
  }

  /// Accepts a day after the one in another field.
  ///
  /// The message shows the other day.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`, and the days around it:
  /// let day = ValidationRule<Account, CalendarDate>.isAfter(\.opens)
  /// day.accepts(dayAfter, in: Account(opens: deadline))  // true
  /// day.failure(of: deadline, in: Account(opens: deadline))  // Enter a date after 2026-06-30
  /// ```
  public static func isAfter(_ other: any KeyPath<Root, CalendarDate> & Sendable) -> Self {
    .greaterThan(other)
  }

  /// Accepts a day after the one in another field, and any day while that field is `nil`.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`, and the days around it:
  /// let day = ValidationRule<Account, CalendarDate>.isAfter(\.due)
  /// day.accepts(dayAfter, in: Account(due: deadline))  // true
  /// day.failure(of: deadline, in: Account(due: deadline))  // Enter a date after 2026-06-30
  /// ```
  public static func isAfter(_ other: any KeyPath<Root, CalendarDate?> & Sendable) -> Self {
    .greaterThan(other)
  }

  /// Accepts a day on or before the one in another field.
  ///
  /// The message shows the other day.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`, and the days around it:
  /// let day = ValidationRule<Account, CalendarDate>.isOnOrBefore(\.opens)
  /// day.accepts(deadline, in: Account(opens: deadline))  // true
  /// day.failure(of: dayAfter, in: Account(opens: deadline))  // Enter 2026-06-30 or earlier
  /// ```
  public static func isOnOrBefore(_ other: any KeyPath<Root, CalendarDate> & Sendable) -> Self {
    .atMost(other)
  }

  /// Accepts a day on or before the one in another field, and any day while that field is `nil`.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`, and the days around it:
  /// let day = ValidationRule<Account, CalendarDate>.isOnOrBefore(\.due)
  /// day.accepts(deadline, in: Account(due: deadline))  // true
  /// day.failure(of: dayAfter, in: Account(due: deadline))  // Enter 2026-06-30 or earlier
  /// ```
  public static func isOnOrBefore(_ other: any KeyPath<Root, CalendarDate?> & Sendable) -> Self {
    .atMost(other)
  }

  /// Accepts a day on or after the one in another field.
  ///
  /// The message shows the other day.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`, and the days around it:
  /// let day = ValidationRule<Account, CalendarDate>.isOnOrAfter(\.opens)
  /// day.accepts(deadline, in: Account(opens: deadline))  // true
  /// day.failure(of: dayBefore, in: Account(opens: deadline))  // Enter 2026-06-30 or later
  /// ```
  public static func isOnOrAfter(_ other: any KeyPath<Root, CalendarDate> & Sendable) -> Self {
    .atLeast(other)
  }

  /// Accepts a day on or after the one in another field, and any day while that field is `nil`.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`, and the days around it:
  /// let day = ValidationRule<Account, CalendarDate>.isOnOrAfter(\.due)
  /// day.accepts(deadline, in: Account(due: deadline))  // true
  /// day.failure(of: dayBefore, in: Account(due: deadline))  // Enter 2026-06-30 or later
  /// ```
  public static func isOnOrAfter(_ other: any KeyPath<Root, CalendarDate?> & Sendable) -> Self {
    .atLeast(other)
  }
}

extension ValidationRule where Value == String {
  /// Accepts a day, as `YYYY-MM-DD`, before the given one.
  ///
  /// Other text fails with the message of ``isISO8601Date``.
  ///
  /// ```swift
  /// // With 2026-06-30 as `deadline`:
  /// Rule<String>.isBefore(deadline).accepts("2026-06-29")  // true
  /// Rule<String>.isBefore(deadline).failure(of: "2026-06-30")  // Enter a date before 2026-06-30
  /// ```
  public static func isBefore(_ date: CalendarDate) -> Self {
    Self(.day(.before, date)) { text in CalendarDate(text).map { $0 < date } ?? false }
      .presuming(.isISO8601Date)
  }

  /// Accepts a day, as `YYYY-MM-DD`, after the given one.
  ///
  /// Other text fails with the message of ``isISO8601Date``.
  ///
  /// ```swift
  /// // With 2026-06-30 as `opening`:
  /// Rule<String>.isAfter(opening).accepts("2026-07-01")  // true
  /// Rule<String>.isAfter(opening).failure(of: "2026-06-30")  // Enter a date after 2026-06-30
  /// ```
  public static func isAfter(_ date: CalendarDate) -> Self {
    Self(.day(.after, date)) { text in CalendarDate(text).map { $0 > date } ?? false }
      .presuming(.isISO8601Date)
  }
}

extension ValidationMessage {
  /// A message on text, which has its dates in this format.
  fileprivate static func day(_ order: RuleMessage, _ date: CalendarDate) -> Self {
    .rule(order, ["limit": .text(date.description)])
  }
}
