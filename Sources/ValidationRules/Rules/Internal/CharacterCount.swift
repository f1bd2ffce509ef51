/// Returns whether a text has at least this many characters, without reading any more.
///
/// A character is an extended grapheme cluster (UAX #29).
@inline(__always)
func hasCharacters(atLeast minimum: Int, _ text: some StringProtocol) -> Bool {
  // A character takes at least one byte, so a text with too few bytes needn't be counted.
  minimum <= 0
    || text.utf8.count >= minimum
      && text.index(text.startIndex, offsetBy: minimum, limitedBy: text.endIndex) != nil
}

/// Returns whether a text has at most this many characters, reading at most one more.
@inline(__always)
func hasCharacters(atMost maximum: Int, _ text: some StringProtocol) -> Bool {
  text.utf8.count <= maximum || !hasCharacters(atLeast: maximum + 1, text)
}
