extension ValidationRule where Value == String {
  /// Accepts a length of time as `P3Y6M4DT12H30M5S` or, in weeks, `P2W`.
  ///
  /// This is `duration` of RFC 3339, appendix A, the grammar of ISO 8601 durations: whole
  /// numbers, units in order and with none left out in between (`P1Y2M`, not `P1Y2D`), weeks by
  /// themselves. Letters are in either case, as in every ABNF of the RFC (RFC 5234, section 2.3).
  ///
  /// ```swift
  /// ValidationRule.isISO8601Duration.check("P1DT12H")  // true
  /// ValidationRule.isISO8601Duration.check("PT0.5S")  // false
  /// ```
  public static var isISO8601Duration: Self {
    Self(.durationInvalid) { text in isDuration(text.utf8.span) }
  }
}

private func isDuration(_ text: Span<UInt8>) -> Bool {
  var cursor = ByteCursor()
  guard cursor.takeLetter("p", in: text) else { return false }
  if cursor.takeLetter("t", in: text) {
    return takeUnits("h", "m", "s", at: &cursor, in: text) && cursor.isAtEnd(of: text)
  }
  var weeks = cursor
  if weeks.skipDigits(in: text) > 0, weeks.takeLetter("w", in: text) {
    return weeks.isAtEnd(of: text)
  }
  guard takeUnits("y", "m", "d", at: &cursor, in: text) else { return false }
  if cursor.takeLetter("t", in: text) {
    guard takeUnits("h", "m", "s", at: &cursor, in: text) else { return false }
  }
  return cursor.isAtEnd(of: text)
}

/// Moves past one to three numbers with their units: any unit first, then those that follow it.
private func takeUnits(
  _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar,
  at cursor: inout ByteCursor, in text: Span<UInt8>
) -> Bool {
  guard cursor.skipDigits(in: text) > 0 else { return false }
  if cursor.takeLetter(first, in: text) {
    guard cursor.skipDigits(in: text) > 0 else { return true }
    guard cursor.takeLetter(second, in: text) else { return false }
  } else if !cursor.takeLetter(second, in: text) {
    return cursor.takeLetter(third, in: text)
  }
  guard cursor.skipDigits(in: text) > 0 else { return true }
  return cursor.takeLetter(third, in: text)
}
