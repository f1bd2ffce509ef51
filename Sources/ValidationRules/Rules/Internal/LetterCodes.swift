/// A list of codes of two or three letters each, found in either case.
struct LetterCodes: Sendable {
  private let length: Int
  /// A bit for every sequence of letters of the code length, as digits of base 26 from the left.
  private let members: [UInt64]

  /// The codes of `length` letters in `list`, with white space between them.
  ///
  /// The list is read once. A character other than a letter would count as an A.
  ///
  /// - Parameter length: 2 or 3.
  init(length: Int, _ list: String) {
    var members = [UInt64](repeating: 0, count: length == 2 ? 11 : 275)
    for code in list.split(whereSeparator: \.isWhitespace) {
      let number = code.utf8.reduce(0) { $0 * 26 + ($1.letterValue ?? 0) }
      members[number / 64] |= 1 << (number % 64)
    }
    self.length = length
    self.members = members
  }

  /// Returns whether the letters from `start` on, as many as a code has, are one of the codes.
  ///
  /// Returns `false` if fewer characters are left or one isn't an ASCII letter. The time doesn't
  /// depend on the number of codes.
  func contains(_ text: Span<UInt8>, at start: Int = 0) -> Bool {
    guard start + length <= text.count else { return false }
    var number = 0
    for index in start..<start + length {
      guard let letter = text[index].letterValue else { return false }
      number = number * 26 + letter
    }
    return members[number / 64] & (1 << (number % 64)) != 0
  }

  /// Returns whether the whole text is one of the codes.
  func isCode(_ text: Span<UInt8>) -> Bool {
    text.count == length && contains(text)
  }
}
