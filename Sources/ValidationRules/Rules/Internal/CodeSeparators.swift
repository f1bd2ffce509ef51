/// The separators allowed between two characters of a printed code, one at a time.
struct CodeSeparators {
  /// The two allowed separators, which are equal if there is only one, or 0 if there is none.
  private var first: UInt8
  private var second: UInt8
  private let areAlike: Bool

  /// No separator.
  static let none = Self(first: 0, second: 0, areAlike: false)

  /// A space.
  static let spaces = Self(first: UInt8(ascii: " "), second: UInt8(ascii: " "), areAlike: false)

  /// A space or a hyphen.
  static let spacesOrHyphens = Self(
    first: UInt8(ascii: " "), second: UInt8(ascii: "-"), areAlike: false)

  /// A space or a hyphen, but the same one throughout.
  static let spacesOrHyphensAlike = Self(
    first: UInt8(ascii: " "), second: UInt8(ascii: "-"), areAlike: true)

  private init(first: UInt8, second: UInt8, areAlike: Bool) {
    self.first = first
    self.second = second
    self.areAlike = areAlike
  }

  /// Returns whether a separator is allowed here, given those before it.
  fileprivate mutating func takes(_ byte: UInt8) -> Bool {
    guard byte != 0, byte == first || byte == second else { return false }
    if areAlike { (first, second) = (byte, byte) }
    return true
  }
}

/// Passes the characters of a printed code to `take`, in order.
///
/// Returns `false` for empty text, for any other character, for a separator that isn't between two
/// characters, and as soon as `take` returns `false`.
///
/// - Parameters:
///   - text: The code as the user entered it, without surrounding text.
///   - separators: The separators allowed between two characters, one at a time.
///   - take: Receives a byte, and returns whether the code may continue, or `nil` if the byte isn't
///     a character of such a code.
@inline(__always)
func readCode(
  _ text: Span<UInt8>, separators: CodeSeparators, _ take: (UInt8) -> Bool?
) -> Bool {
  var separators = separators
  var isBetween = false
  for index in 0..<text.count {
    let byte = text[index]
    if let mayContinue = take(byte) {
      guard mayContinue else { return false }
      isBetween = true
    } else {
      guard isBetween, separators.takes(byte) else { return false }
      isBetween = false
    }
  }
  return isBetween
}
