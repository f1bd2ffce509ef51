/// Where the characters of a text begin and end, by offset into its UTF-8.
struct CharacterBoundaries: Sendable {
  /// Whether every character is one scalar, so that it does not matter which of them are counted.
  let isOneScalarEach: Bool

  private let isBoundary: [Bool]

  /// Finds the boundaries of a text; nil when it is to stop first.
  init?(_ text: String, unless stops: () -> Bool = { false }) {
    var isBoundary = Array(repeating: false, count: text.utf8.count + 1)
    var (offset, characters) = (0, 0)
    isBoundary[offset] = true
    for character in text {
      offset += character.utf8.count
      characters += 1
      isBoundary[offset] = true
      if characters & 1023 == 0, stops() { return nil }
    }
    self.isBoundary = isBoundary
    isOneScalarEach = characters == text.unicodeScalars.count
  }

  /// Whether an offset lies between two characters, or at either end of the text.
  func contains(_ offset: Int) -> Bool { isBoundary[offset] }
}
