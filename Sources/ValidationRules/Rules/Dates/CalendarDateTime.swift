/// A day and a time of day, as on a calendar and a wall clock, without a time zone.
///
/// ```swift
/// CalendarDateTime("2026-12-31T18:30")?.time.hour  // 18
/// CalendarDateTime("2026-12-31T24:00")  // nil
/// ```
public struct CalendarDateTime: Hashable, Sendable {
  /// The day.
  public let date: CalendarDate

  /// The time of day.
  public let time: TimeOfDay

  /// Combines a day and a time.
  public init(_ date: CalendarDate, _ time: TimeOfDay) {
    self.date = date
    self.time = time
  }
}

extension CalendarDateTime: Comparable {
  /// Returns whether the left one is earlier.
  public static func < (left: Self, right: Self) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension CalendarDateTime: LosslessStringConvertible {
  /// Reads a day and a time joined by `T` or a space, as in `2026-12-31T18:30`.
  ///
  /// The text is a "valid local date and time string" of the WHATWG HTML standard, section 2.3.5.6,
  /// without fractions of a second. Other text returns `nil`.
  public init?(_ description: String) {
    guard let separator = description.firstIndex(where: { $0 == "T" || $0 == " " }),
      let date = CalendarDate(String(description[..<separator])),
      let time = TimeOfDay(String(description[description.index(after: separator)...]))
    else { return nil }
    self.init(date, time)
  }

  /// The day and the time as `YYYY-MM-DDThh:mm`, or as `YYYY-MM-DDThh:mm:ss` if the time isn't a whole minute.
  public var description: String { "\(date)T\(time)" }
}
