/// Returns whether a text has at least this many characters, and reads no more than those.
///
/// A character is an extended grapheme cluster (UAX #29).
@inline(__always)
func hasCharacters(atLeast minimum: Int, _ text: some StringProtocol) -> Bool {
  // A character is a byte or more: a text of few bytes need not be counted.
  minimum <= 0
    || text.utf8.count >= minimum
      && text.index(text.startIndex, offsetBy: minimum, limitedBy: text.endIndex) != nil
}

/// Returns whether a text has at most this many characters, and reads at most one more.
@inline(__always)
func hasCharacters(atMost maximum: Int, _ text: some StringProtocol) -> Bool {
  text.utf8.count <= maximum || !hasCharacters(atLeast: maximum + 1, text)
}
