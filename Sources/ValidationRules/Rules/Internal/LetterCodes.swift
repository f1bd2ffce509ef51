/// A list of codes with two or three letters each, which are found in either case.
struct LetterCodes: Sendable {
  private let length: Int
  /// A bit for every sequence of `length` letters, indexed by its value in base 26.
  private let members: [UInt64]

  /// Creates a list from codes separated by white space.
  ///
  /// Characters other than letters would count as A.
  ///
  /// - Parameters:
  ///   - length: The length of each code, 2 or 3.
  ///   - list: The codes.
  init(length: Int, _ list: String) {
    var members = [UInt64](repeating: 0, count: length == 2 ? 11 : 275)
    for code in list.split(whereSeparator: \.isWhitespace) {
      let number = code.utf8.reduce(0) { $0 * 26 + ($1.letterValue ?? 0) }
      members[number / 64] |= 1 << (number % 64)
    }
    self.length = length
    self.members = members
  }

  /// Returns whether the letters that start at `start` are one of the codes.
  ///
  /// Returns `false` if too few characters follow or one of them isn't an ASCII letter. The time
  /// doesn't depend on the number of codes.
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
