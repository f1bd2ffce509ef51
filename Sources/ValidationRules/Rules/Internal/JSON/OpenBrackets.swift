/// The arrays and objects that are open, innermost last.
///
/// Each takes one bit: 1 for an object, 0 for an array. Every 64 of them fill a word, which moves to
/// the heap when the next one starts.
struct OpenBrackets {
  enum Kind {
    case array, object
  }

  /// The number of open brackets.
  private(set) var depth = 0
  /// The innermost brackets, at most 64, with the innermost in the lowest bit.
  private var word: UInt64 = 0
  /// The full words outside of `word`, outermost first.
  private var fullWords: [UInt64] = []

  /// The innermost open bracket, which is closed next, or `nil` if none is open.
  var innermost: Kind? {
    depth == 0 ? nil : word & 1 == 0 ? .array : .object
  }

  /// Opens a bracket inside the innermost.
  mutating func push(_ kind: Kind) {
    if depth > 0, depth.isMultiple(of: 64) {
      fullWords.append(word)
      word = 0
    }
    word = word << 1 | (kind == .object ? 1 : 0)
    depth += 1
  }

  /// Closes the innermost bracket.
  ///
  /// - Precondition: A bracket is open.
  mutating func pop() {
    depth -= 1
    word >>= 1
    if depth > 0, depth.isMultiple(of: 64), let full = fullWords.popLast() {
      word = full
    }
  }
}
