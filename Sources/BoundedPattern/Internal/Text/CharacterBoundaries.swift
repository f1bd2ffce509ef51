/// The boundaries between the characters of a text, as offsets in its UTF-8.
struct CharacterBoundaries: Sendable {
  /// Indicates whether every character is one scalar, so that either can be counted.
  let isOneScalarEach: Bool

  private let isBoundary: [Bool]

  /// Finds the boundaries in a text, or returns `nil` if the deadline passes first.
  init?(_ text: String, unless stops: () -> Bool = { false }) {
    var isBoundary = Array(repeating: false, count: text.utf8.count + 1)
    // A string would find the end of a character in one step, however long, without checking the deadline.
    var recognizer = Unicode._CharacterRecognizer()
    var (offset, scalars, characters) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      if recognizer.hasBreak(before: scalar) {
        isBoundary[offset] = true
        characters += 1
      }
      offset += UTF8.width(scalar)
      scalars += 1
      if scalars & 1023 == 0, stops() { return nil }
    }
    isBoundary[offset] = true
    self.isBoundary = isBoundary
    isOneScalarEach = characters == scalars
  }

  /// Returns whether an offset is between two characters, or at either end of the text.
  func contains(_ offset: Int) -> Bool { isBoundary[offset] }
}
