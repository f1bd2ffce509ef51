extension ValidationRule where Value == String {
  /// Accepts a duration such as `P3Y6M4DT12H30M5S` or, in weeks, `P2W`.
  ///
  /// This is the `duration` of RFC 3339, appendix A, the grammar of ISO 8601 durations:
  ///
  /// - Numbers are whole.
  /// - Units are in order, without gaps: `P1Y2M`, but not `P1Y2D`.
  /// - Weeks can't be combined with other units.
  /// - Letters are in either case, as in all of the RFC's ABNF (RFC 5234, section 2.3).
  ///
  /// ```swift
  /// Rule.isISO8601Duration.accepts("P1DT12H")  // true
  /// Rule.isISO8601Duration.failure(of: "PT0.5S")  // Enter a duration, such as P3DT12H or P2W
  /// ```
  public static var isISO8601Duration: Self {
    Self(.rule(.iso8601Duration)) { text in isDuration(text.utf8.span) }
  }
}

/// Reads a whole duration: weeks, or days and larger units, then `T` and smaller units.
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

/// Moves past one to three numbers with their units, starting at any unit.
///
/// Returns `false` if there is no number, if a number has no unit, or if a unit between two others is missing.
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
