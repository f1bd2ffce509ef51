extension ValidationRule where Value == String {
  /// Accepts a version number as `major.minor.patch`, with optional pre-release and build metadata.
  ///
  /// This is `<valid semver>` in the grammar of Semantic Versioning 2.0.0, items 2, 9 and 10.
  /// Numbers may be of any size, without leading zeros. Identifiers consist of ASCII letters,
  /// digits and hyphens, and are joined by dots. A leading `v` is refused.
  ///
  /// ```swift
  /// Rule.isSemanticVersion.accepts("1.0.0-rc.1+build.5")  // true
  /// Rule.isSemanticVersion.failure(of: "1.0.0-rc.01")  // Enter a version, such as 1.4.0 or 2.0.0-rc.1
  /// ```
  public static var isSemanticVersion: Self {
    Self(.rule(.semanticVersion)) { text in isVersion(text.utf8.span) }
  }
}

/// Reads a whole version: three numbers, then optional identifiers after a hyphen and after a plus.
private func isVersion(_ text: Span<UInt8>) -> Bool {
  var position = 0
  guard takeNumber(in: text, at: &position), text.take(".", at: &position),
    takeNumber(in: text, at: &position), text.take(".", at: &position),
    takeNumber(in: text, at: &position)
  else { return false }
  if text.take("-", at: &position) {
    guard takeIdentifiers(withLeadingZeros: false, in: text, at: &position) else { return false }
  }
  if text.take("+", at: &position) {
    guard takeIdentifiers(withLeadingZeros: true, in: text, at: &position) else { return false }
  }
  return position == text.count
}

/// Moves past a number without a leading zero (item 2).
private func takeNumber(in text: Span<UInt8>, at position: inout Int) -> Bool {
  let hasLeadingZero = text.peek(at: position) == UInt8(ascii: "0")
  let digits = text.skip(.digit, at: &position)
  return digits == 1 || digits > 1 && !hasLeadingZero
}

/// Moves past identifiers joined by dots.
///
/// Returns `false` for an empty identifier, and for a number with a leading zero if those aren't
/// allowed (item 9).
private func takeIdentifiers(
  withLeadingZeros: Bool, in text: Span<UInt8>, at position: inout Int
) -> Bool {
  repeat {
    let hasLeadingZero = text.peek(at: position) == UInt8(ascii: "0")
    let digits = text.skip(.digit, at: &position)
    let others = text.skip(.label, at: &position)
    guard digits + others > 0 else { return false }
    if !withLeadingZeros, hasLeadingZero, digits > 1, others == 0 { return false }
  } while text.take(".", at: &position)
  return true
}
