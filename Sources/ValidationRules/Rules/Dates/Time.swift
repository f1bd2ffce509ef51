extension ValidationRule where Value == String {
  /// Accepts a time of day as `hh:mm` or `hh:mm:ss`, with up to three decimals of a second.
  ///
  /// This is the "valid time string" of the WHATWG HTML standard, section 2.3.5.4 (*Times*), as
  /// used by inputs of type `time`: 00:00 to 23:59:59.999, with two digits each. Leap seconds and
  /// time zones are refused.
  ///
  /// ```swift
  /// Rule.isTime.accepts("18:30")  // true
  /// Rule.isTime.failure(of: "6:30 pm")  // Enter a time from 00:00 to 23:59
  /// ```
  public static var isTime: Self {
    Self(.rule(.time)) { text in isTimeOfDay(text.utf8.span) }
  }
}

/// Reads a whole time, in which the seconds and their decimals are optional.
private func isTimeOfDay(_ text: Span<UInt8>) -> Bool {
  var position = 0
  guard text.number(ofDigits: 2, upTo: 23, at: &position) != nil,
    text.take(":", at: &position),
    text.number(ofDigits: 2, upTo: 59, at: &position) != nil
  else { return false }
  if text.take(":", at: &position) {
    guard text.number(ofDigits: 2, upTo: 59, at: &position) != nil else { return false }
    if text.take(".", at: &position) {
      guard (1...3).contains(text.skip(.digit, at: &position)) else { return false }
    }
  }
  return position == text.count
}
