extension ValidationRule where Value == String {
  /// Accepts a length of time as `P3Y6M4DT12H30M5S` or, in weeks, `P2W`.
  ///
  /// This is `duration` of RFC 3339, appendix A, the grammar of ISO 8601 durations: whole
  /// numbers, units in order and with none left out in between (`P1Y2M`, not `P1Y2D`), weeks by
  /// themselves. Letters are in either case, as in every ABNF of the RFC (RFC 5234, section 2.3).
  ///
  /// ```swift
  /// Rule.isISO8601Duration.accepts("P1DT12H")  // true
  /// Rule.isISO8601Duration.accepts("PT0.5S")  // false
  /// ```
  public static var isISO8601Duration: Self {
    Self(.rule(.iso8601Duration)) { text in isDuration(text.utf8.span) }
  }
}

/// Reads a whole duration: weeks, or days and larger units before a `T`, and smaller units behind
/// it.
private func isDuration(_ text: Span<UInt8>) -> Bool {
  var position = 0
  guard text.take(anyCase: "p", at: &position) else { return false }
  if text.take(anyCase: "t", at: &position) {
    return takeUnits("h", "m", "s", in: text, at: &position) && position == text.count
  }
  var end = position
  if text.skip(.digit, at: &end) > 0, text.take(anyCase: "w", at: &end) {
    return end == text.count
  }
  guard takeUnits("y", "m", "d", in: text, at: &position) else { return false }
  if text.take(anyCase: "t", at: &position) {
    guard takeUnits("h", "m", "s", in: text, at: &position) else { return false }
  }
  return position == text.count
}

/// Moves past one to three numbers with their units: any unit first, then those that follow it.
///
/// Returns `false` if no number comes first, if a number has no unit, and if a unit is left out
/// between two others.
private func takeUnits(
  _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar,
  in text: Span<UInt8>, at position: inout Int
) -> Bool {
  guard text.skip(.digit, at: &position) > 0 else { return false }
  if text.take(anyCase: first, at: &position) {
    guard text.skip(.digit, at: &position) > 0 else { return true }
    guard text.take(anyCase: second, at: &position) else { return false }
  } else if !text.take(anyCase: second, at: &position) {
    return text.take(anyCase: third, at: &position)
  }
  guard text.skip(.digit, at: &position) > 0 else { return true }
  return text.take(anyCase: third, at: &position)
}
