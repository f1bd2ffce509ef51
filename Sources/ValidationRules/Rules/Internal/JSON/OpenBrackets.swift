/// The arrays and objects that are open, innermost last; only beyond 64 of them on the heap.
///
/// A bit is 1 for an object and 0 for an array. Sixty-four of them fill a word, after which the
/// next word starts.
struct OpenBrackets {
  enum Kind {
    case array, object
  }

  /// The number of open brackets.
  private(set) var depth = 0
  /// The innermost of them, up to 64, with the innermost in the lowest bit.
  private var word: UInt64 = 0
  /// The words of 64 that are outside of ``word``, the outermost first.
  private var fullWords: [UInt64] = []

  /// The opening bracket that the next one must close, or `nil` if none is open.
  var innermost: Kind? {
    depth == 0 ? nil : word & 1 == 0 ? .array : .object
  }

  /// Opens one in the innermost.
  mutating func push(_ kind: Kind) {
    if depth > 0, depth.isMultiple(of: 64) {
      fullWords.append(word)
      word = 0
    }
    word = word << 1 | (kind == .object ? 1 : 0)
    depth += 1
  }

  /// Closes the innermost.
  ///
  /// - Precondition: One is open.
  mutating func pop() {
    depth -= 1
    word >>= 1
    if depth > 0, depth.isMultiple(of: 64), let full = fullWords.popLast() {
      word = full
    }
  }
}
