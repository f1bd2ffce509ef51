extension ValidationRule where Value: StringProtocol {
  /// Accepts text that equals the given text, ignoring case.
  ///
  /// Letters are compared by Unicode's full case folding. The message doesn't mention the expected
  /// text, which may be a secret.
  ///
  /// ```swift
  /// Rule<String>.caseInsensitiveEquals("STRASSE").accepts("straße")  // true
  /// Rule<String>.caseInsensitiveEquals("test2").failure(of: "test1")
  /// // Enter the same text; capitalization doesn't matter
  /// ```
  @_specialize(kind:partial,where Value == String)
  public static func caseInsensitiveEquals(_ other: String) -> Self {
    let expected = caseFolded(other)
    return Self(.rule(.caseInsensitiveEquals), negation: .rule(.`caseInsensitiveEquals.not`)) {
      text in
      equalsInASCII(text, expected) ?? CanonicalEquality.areEqual(caseFolded(text), expected)
    }
  }
}

/// Returns whether two texts are equal in any case, or `nil` if a byte beyond ASCII comes before a difference.
///
/// - Parameter folded: The expected text after case folding.
@inline(__always)
private func equalsInASCII(_ text: some StringProtocol, _ folded: String) -> Bool? {
  text.withBytes { bytes in
    let expected = folded.utf8.span
    for index in 0..<min(bytes.count, expected.count) {
      if bytes[index] >= 0x80 || expected[index] >= 0x80 { return nil }
      if bytes[index].lowercased != expected[index] { return false }
    }
    return bytes.count == expected.count
  }
}
