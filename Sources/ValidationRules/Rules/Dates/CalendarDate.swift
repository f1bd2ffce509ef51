/// A day of the proleptic Gregorian calendar, from 0000-01-01 to 9999-12-31.
///
/// A calendar date has no time and no time zone. Leap years follow RFC 3339, appendix C: every
/// fourth year, but only every fourth full century.
///
/// ```swift
/// CalendarDate("2024-02-29")?.day  // 29
/// CalendarDate("2023-02-29")  // nil
/// ```
public struct CalendarDate: Hashable, Sendable {
  /// The year, 0 to 9999.
  public let year: Int

  /// The month, 1 to 12.
  public let month: Int

  /// The day of the month, starting at 1.
  public let day: Int

  /// Creates the given day, or returns `nil` if it isn't in the calendar.
  ///
  /// ```swift
  /// CalendarDate(year: 2026, month: 3, day: 9)?.description  // "2026-03-09"
  /// CalendarDate(year: 2026, month: 4, day: 31)  // nil
  /// ```
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(ofMonth: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day at `position` (RFC 3339, section 5.6, `full-date`), and moves past it.
  ///
  /// Fails if the text there isn't in the form `YYYY-MM-DD` or the day isn't in the calendar;
  /// `position` may then have moved. Any text after the day is left unread.
  init?(in text: Span<UInt8>, at position: inout Int) {
    guard let year = text.number(ofDigits: 4, upTo: 9999, at: &position),
      text.take("-", at: &position),
      let month = text.number(ofDigits: 2, upTo: 12, at: &position),
      text.take("-", at: &position),
      let day = text.number(ofDigits: 2, upTo: 31, at: &position)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Indicates whether this is the last day of its month.
  var endsMonth: Bool {
    day == Self.dayCount(ofMonth: month, in: year)
  }

  /// Returns the number of days in a month from 1 to 12 (leap years by RFC 3339, appendix C).
  private static func dayCount(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  /// Returns whether the left day is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: LosslessStringConvertible {
  /// Reads `YYYY-MM-DD` (RFC 3339, section 5.6, `full-date`), or returns `nil` for other text.
  public init?(_ description: String) {
    let text = description.utf8.span
    var position = 0
    self.init(in: text, at: &position)
    guard position == text.count else { return nil }
  }

  /// The day as `YYYY-MM-DD`.
  public var description: String {
    "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// Returns a nonnegative number with leading zeros up to `width` digits.
  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: width - digits.count) + digits
  }
}
