extension ValidationRule where Value == String {
  /// Accepts a point in time as `YYYY-MM-DDThh:mm:ssZ`, with `Z` or an offset.
  ///
  /// This is the `date-time` of RFC 3339, section 5.6:
  ///
  /// - `T` and `Z` are in either case. A space may replace the `T`, as the RFC allows for readability.
  /// - Any number of decimals may follow the seconds.
  /// - A leap second, 60, is accepted only in the last minute, in UTC, of the last day of a month (section 5.7).
  ///
  /// ```swift
  /// Rule.isRFC3339DateTime.accepts("1998-12-31T15:59:60-08:00")  // true
  /// Rule.isRFC3339DateTime.failure(of: "1998-12-31T22:59:60Z")
  /// // Enter a date, a time and an offset, such as 2026-12-31T23:59:00Z
  /// ```
  public static var isRFC3339DateTime: Self {
    Self(.rule(.rfc3339DateTime)) { text in isDateTime(text.utf8.span) }
  }
}

/// Reads a whole `date-time`.
///
/// The second 60 is validated last, because it depends on the offset.
private func isDateTime(_ text: Span<UInt8>) -> Bool {
  var position = 0
  guard let date = CalendarDate(in: text, at: &position),
    text.take(anyCase: "t", at: &position) || text.take(" ", at: &position),
    let hour = text.number(ofDigits: 2, upTo: 23, at: &position),
    text.take(":", at: &position),
    let minute = text.number(ofDigits: 2, upTo: 59, at: &position),
    text.take(":", at: &position),
    let second = text.number(ofDigits: 2, upTo: 60, at: &position)
  else { return false }
  if text.take(".", at: &position) {
    guard text.skip(.digit, at: &position) > 0 else { return false }
  }
  guard let offset = offsetInMinutes(in: text, at: &position), position == text.count else {
    return false
  }
  return second < 60 || endsMonth(of: date, minutes: hour * 60 + minute - offset)
}

/// Reads a `time-offset`, and returns the minutes by which local time is ahead of UTC.
///
/// The result is between -23:59 and +23:59, or `nil` if no offset comes next. `-00:00`, which
/// denotes an unknown local offset (section 4.3), returns 0.
private func offsetInMinutes(in text: Span<UInt8>, at position: inout Int) -> Int? {
  if text.take(anyCase: "z", at: &position) { return 0 }
  let isAhead = text.take("+", at: &position)
  guard isAhead || text.take("-", at: &position),
    let hours = text.number(ofDigits: 2, upTo: 23, at: &position),
    text.take(":", at: &position),
    let minutes = text.number(ofDigits: 2, upTo: 59, at: &position)
  else { return nil }
  return isAhead ? hours * 60 + minutes : -(hours * 60 + minutes)
}

/// Returns whether the UTC minute that starts `minutes` after the start of `date` is the last of a month.
///
/// An offset is less than a day, so the minute is on `date`, the day before or the day after. The last
/// minute of the day before ends a month if `date` is the first. That of the day after can't be reached.
private func endsMonth(of date: CalendarDate, minutes: Int) -> Bool {
  switch minutes {
  case -1: date.day == 1
  case 24 * 60 - 1: date.endsMonth
  default: false
  }
}
