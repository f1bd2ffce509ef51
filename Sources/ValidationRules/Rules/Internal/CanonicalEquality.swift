/// Comparisons by canonical equivalence (UAX #15) in time proportional to the texts' length.
///
/// Comparing a long run of combining marks would take the square of its length. The limits here are
/// safe for two reasons:
///
/// - Equivalent texts differ in length at most ninefold, because canonical decomposition changes
///   the number of bytes at most threefold.
/// - Real texts have far fewer marks in a row than ``mostMarks``.
enum CanonicalEquality {
  /// The number of marks in a row above which a text equals only the text with the same bytes.
  ///
  /// Real texts have far fewer: the Stream-Safe Text Format (UAX #15, section 13) allows 30.
  private static let mostMarks = 1_000

  /// Returns whether two texts are canonically equivalent, like `==` for a `String`.
  ///
  /// A text with more than a thousand marks in a row equals only the text of the same bytes.
  static func areEqual(_ text: String, _ expected: String) -> Bool {
    guard mayBeEqual(text.utf8.count, expected.utf8.count) else { return false }
    if hasPile(text) || hasPile(expected) { return text.utf8.elementsEqual(expected.utf8) }
    return text == expected
  }

  /// Returns whether two characters are canonically equivalent, within the same limits.
  static func areEqual(_ character: Character, _ expected: Character) -> Bool {
    mayBeEqual(character.utf8.count, expected.utf8.count)
      && areEqual(String(character), String(expected))
  }

  /// Returns whether texts with these byte counts can be equivalent: they differ at most ninefold.
  private static func mayBeEqual(_ bytes: Int, _ expected: Int) -> Bool {
    bytes <= 9 * expected && expected <= 9 * bytes
  }

  /// Returns whether normalization would reorder more than a thousand scalars in a row.
  private static func hasPile(_ text: String) -> Bool {
    guard text.utf8.count > mostMarks else { return false }
    var marks = 0
    for scalar in text.unicodeScalars {
      let isMark = !scalar.isASCII && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks > mostMarks { return true }
    }
    return false
  }
}
