/// A day and a time of day, as a calendar and a clock on the wall show them; it has no time zone.
///
/// ```swift
/// CalendarDateTime("2026-12-31T18:30")?.time.hour  // 18
/// CalendarDateTime("2026-12-31T24:00")  // nil
/// ```
public struct CalendarDateTime: Hashable, Sendable {
  /// The day.
  public let date: CalendarDate

  /// The time.
  public let time: TimeOfDay

  /// Creates the point in time of a day.
  public init(_ date: CalendarDate, _ time: TimeOfDay) {
    self.date = date
    self.time = time
  }
}

extension CalendarDateTime: Comparable {
  /// Returns whether the left one comes first.
  public static func < (left: Self, right: Self) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension CalendarDateTime: LosslessStringConvertible {
  /// Reads a day and a time with `T` or a space between them, as in `2026-12-31T18:30`.
  ///
  /// It is a "valid local date and time string" of the WHATWG HTML standard, section 2.3.5.6,
  /// without fractions of a second, or `nil` for anything else.
  public init?(_ description: String) {
    guard let separator = description.firstIndex(where: { $0 == "T" || $0 == " " }),
      let date = CalendarDate(String(description[..<separator])),
      let time = TimeOfDay(String(description[description.index(after: separator)...]))
    else { return nil }
    self.init(date, time)
  }

  /// The day and the time as `YYYY-MM-DDThh:mm`.
  public var description: String { "\(date)T\(time)" }
}
