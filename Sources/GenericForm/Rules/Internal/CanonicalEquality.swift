/// Comparisons by canonical equivalence (UAX #15) that take no longer than the expected text needs.
///
/// A text with a long run of combining marks takes the square of its length to compare. Of two
/// equivalent texts, though, neither has more than nine times the bytes of the other, because a
/// canonical decomposition has at most three times the bytes of its original, and at least a third.
enum CanonicalEquality {
  static func areEqual(_ text: some StringProtocol, _ expected: some StringProtocol) -> Bool {
    mayBeEqual(text.utf8.count, expected.utf8.count) && text == expected
  }

  static func areEqual(_ character: Character, _ expected: Character) -> Bool {
    mayBeEqual(character.utf8.count, expected.utf8.count) && character == expected
  }

  private static func mayBeEqual(_ bytes: Int, _ expected: Int) -> Bool {
    bytes <= 9 * expected && expected <= 9 * bytes
  }
}
