/// Where the characters of a text begin and end, by offset into its UTF-8.
struct CharacterBoundaries: Sendable {
  private let isBoundary: [Bool]

  init(_ text: String) {
    var isBoundary = Array(repeating: false, count: text.utf8.count + 1)
    var offset = 0
    isBoundary[offset] = true
    for character in text {
      offset += character.utf8.count
      isBoundary[offset] = true
    }
    self.isBoundary = isBoundary
  }

  /// Whether an offset lies between two characters, or at either end of the text.
  func contains(_ offset: Int) -> Bool { isBoundary[offset] }
}

extension String {
  /// Whether every character is one scalar, so that it does not matter which of them are counted.
  var isOneScalarEach: Bool {
    utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } || count == unicodeScalars.count
  }
}
