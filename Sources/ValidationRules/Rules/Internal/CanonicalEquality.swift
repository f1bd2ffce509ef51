/// Comparisons by canonical equivalence (UAX #15) that take no longer than the texts are long.
///
/// To compare a long run of combining marks takes the square of its length. Of two equivalent
/// texts, though, neither has more than nine times the bytes of the other, because a canonical
/// decomposition has at most three times the bytes of its original, and at least a third.
enum CanonicalEquality {
  /// A text with more marks in a row than this equals no text but the one of the same scalars.
  ///
  /// What is written has fewer by far: the Stream-Safe Text Format (UAX #15, section 13) knows 30.
  private static let mostMarks = 1_000

  /// Returns whether two texts are canonically equivalent, as `==` is for a `String`.
  ///
  /// A text with more than a thousand marks in a row equals only the text of the same bytes.
  static func areEqual(_ text: String, _ expected: String) -> Bool {
    guard mayBeEqual(text.utf8.count, expected.utf8.count) else { return false }
    if hasPile(text) || hasPile(expected) { return text.utf8.elementsEqual(expected.utf8) }
    return text == expected
  }

  /// Returns whether two characters are canonically equivalent, within the same bounds.
  static func areEqual(_ character: Character, _ expected: Character) -> Bool {
    mayBeEqual(character.utf8.count, expected.utf8.count)
      && areEqual(String(character), String(expected))
  }

  /// Returns whether texts with these byte counts can be equivalent: neither is more than nine times
  /// as long as the other.
  private static func mayBeEqual(_ bytes: Int, _ expected: Int) -> Bool {
    bytes <= 9 * expected && expected <= 9 * bytes
  }

  /// Returns whether more than ``mostMarks`` scalars in a row are reordered by normalization.
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
