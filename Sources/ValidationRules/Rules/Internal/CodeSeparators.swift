/// The separators between two characters of a printed code, one at a time.
struct CodeSeparators {
  /// One of the two that may come next, or 0 if there is none; both are equal if there is only one.
  private var first: UInt8
  private var second: UInt8
  private let areAlike: Bool

  /// Nothing.
  static let none = Self(first: 0, second: 0, areAlike: false)

  /// A space.
  static let spaces = Self(first: UInt8(ascii: " "), second: UInt8(ascii: " "), areAlike: false)

  /// A space or a hyphen.
  static let spacesOrHyphens = Self(
    first: UInt8(ascii: " "), second: UInt8(ascii: "-"), areAlike: false)

  /// A space or a hyphen, and the same one throughout.
  static let spacesOrHyphensAlike = Self(
    first: UInt8(ascii: " "), second: UInt8(ascii: "-"), areAlike: true)

  private init(first: UInt8, second: UInt8, areAlike: Bool) {
    self.first = first
    self.second = second
    self.areAlike = areAlike
  }

  /// Returns whether this separator may stand here, after those before it.
  fileprivate mutating func takes(_ byte: UInt8) -> Bool {
    guard byte != 0, byte == first || byte == second else { return false }
    if areAlike { (first, second) = (byte, byte) }
    return true
  }
}

/// Hands the ASCII letters and digits of a printed code to `take`, one by one and in order.
///
/// Returns `false` for an empty text, for any other character, for a separator that isn't between
/// two characters, and as soon as `take` does.
///
/// - Parameters:
///   - text: The code as the user typed it, with nothing around it.
///   - separators: The separators allowed between two characters, one at a time.
///   - take: Receives a letter or digit as it stands, and returns whether the code may go on.
@inline(__always)
func readCode(
  _ text: Span<UInt8>, separators: CodeSeparators, _ take: (UInt8) -> Bool
) -> Bool {
  var separators = separators
  var isBetween = false
  for index in 0..<text.count {
    let byte = text[index]
    if byte.base36Value != nil {
      guard take(byte) else { return false }
      isBetween = true
    } else {
      guard isBetween, separators.takes(byte) else { return false }
      isBetween = false
    }
  }
  return isBetween
}
