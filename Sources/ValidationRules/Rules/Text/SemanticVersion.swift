extension ValidationRule where Value == String {
  /// Accepts a version number as `major.minor.patch`, with a pre-release and build metadata or
  /// not.
  ///
  /// This is `<valid semver>` in the grammar of Semantic Versioning 2.0.0, by its items 2, 9 and
  /// 10: numbers of any size without leading zeros, and identifiers of ASCII letters, digits and
  /// hyphens between dots. A `v` before the version is not part of it.
  ///
  /// ```swift
  /// ValidationRule.isSemanticVersion.check("1.0.0-rc.1+build.5")  // true
  /// ValidationRule.isSemanticVersion.check("1.0.0-rc.01")  // false
  /// ```
  public static var isSemanticVersion: Self {
    Self(.semanticVersionInvalid) { text in isVersion(text.utf8.span) }
  }
}

private func isVersion(_ text: Span<UInt8>) -> Bool {
  var cursor = ByteCursor()
  guard takeNumber(at: &cursor, in: text), cursor.take(".", in: text),
    takeNumber(at: &cursor, in: text), cursor.take(".", in: text),
    takeNumber(at: &cursor, in: text)
  else { return false }
  if cursor.take("-", in: text) {
    guard takeIdentifiers(withLeadingZeros: false, at: &cursor, in: text) else { return false }
  }
  if cursor.take("+", in: text) {
    guard takeIdentifiers(withLeadingZeros: true, at: &cursor, in: text) else { return false }
  }
  return cursor.isAtEnd(of: text)
}

private func takeNumber(at cursor: inout ByteCursor, in text: Span<UInt8>) -> Bool {
  let hasLeadingZero = cursor.peek(in: text) == UInt8(ascii: "0")
  let digits = cursor.skipDigits(in: text)
  return digits == 1 || digits > 1 && !hasLeadingZero
}

/// Reads identifiers between dots; numbers among them have leading zeros or not.
private func takeIdentifiers(
  withLeadingZeros: Bool, at cursor: inout ByteCursor, in text: Span<UInt8>
) -> Bool {
  repeat {
    let hasLeadingZero = cursor.peek(in: text) == UInt8(ascii: "0")
    let digits = cursor.skipDigits(in: text)
    let others = cursor.skip(
      while: { ASCIIByte.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }, in: text)
    guard digits + others > 0 else { return false }
    if !withLeadingZeros, hasLeadingZero, digits > 1, others == 0 { return false }
  } while cursor.take(".", in: text)
  return true
}
