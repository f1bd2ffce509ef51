extension ValidationRule where Value == String {
  /// Accepts a point in time as `YYYY-MM-DDThh:mm:ssZ`, with an offset in place of `Z` or not.
  ///
  /// This is `date-time` of RFC 3339, section 5.6, with `T` and `Z` in either case and, as its
  /// note allows for the sake of readability, a single space in place of `T`. Any number of
  /// fraction digits may follow the second. A second 60 is accepted where section 5.7 has it: in
  /// the last minute, by UTC, of the last day of a month.
  ///
  /// ```swift
  /// ValidationRule.isRFC3339DateTime.check("1998-12-31T15:59:60-08:00")  // true
  /// ValidationRule.isRFC3339DateTime.check("1998-12-31T22:59:60Z")  // false
  /// ```
  public static var isRFC3339DateTime: Self {
    Self(.dateTimeInvalid) { text in isDateTime(text.utf8.span) }
  }
}

private func isDateTime(_ text: Span<UInt8>) -> Bool {
  var cursor = ByteCursor()
  guard let date = CalendarDate(at: &cursor, in: text),
    cursor.takeLetter("t", in: text) || cursor.take(" ", in: text),
    let hour = cursor.number(ofDigits: 2, upTo: 23, in: text),
    cursor.take(":", in: text),
    let minute = cursor.number(ofDigits: 2, upTo: 59, in: text),
    cursor.take(":", in: text),
    let second = cursor.number(ofDigits: 2, upTo: 60, in: text)
  else { return false }
  if cursor.take(".", in: text) {
    guard cursor.skipDigits(in: text) > 0 else { return false }
  }
  guard let offset = offsetInMinutes(at: &cursor, in: text), cursor.isAtEnd(of: text) else {
    return false
  }
  return second < 60 || endsMonth(of: date, minutes: hour * 60 + minute - offset)
}

/// Reads `time-offset`, in minutes that local time is ahead of UTC.
private func offsetInMinutes(at cursor: inout ByteCursor, in text: Span<UInt8>) -> Int? {
  if cursor.takeLetter("z", in: text) { return 0 }
  let isAhead = cursor.take("+", in: text)
  guard isAhead || cursor.take("-", in: text),
    let hours = cursor.number(ofDigits: 2, upTo: 23, in: text),
    cursor.take(":", in: text),
    let minutes = cursor.number(ofDigits: 2, upTo: 59, in: text)
  else { return nil }
  return isAhead ? hours * 60 + minutes : -(hours * 60 + minutes)
}

/// Whether the minute of UTC that began `minutes` after `date` did is the last of a month.
private func endsMonth(of date: CalendarDate, minutes: Int) -> Bool {
  let minutesOfDay = 24 * 60
  return switch minutes {
  case -1: date.day == 1
  case minutesOfDay - 1: date.endsMonth
  case 2 * minutesOfDay - 1:
    CalendarDate(year: date.year, month: date.month, day: date.day + 1)?.endsMonth ?? false
  default: false
  }
}
