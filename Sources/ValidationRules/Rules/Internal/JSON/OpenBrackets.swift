/// The arrays and objects that are open, innermost last; only beyond 64 of them on the heap.
struct OpenBrackets {
  enum Kind {
    case array, object
  }

  private(set) var depth = 0
  private var word: UInt64 = 0
  private var fullWords: [UInt64] = []

  var innermost: Kind? {
    depth == 0 ? nil : word & 1 == 0 ? .array : .object
  }

  mutating func push(_ kind: Kind) {
    if depth > 0, depth.isMultiple(of: 64) {
      fullWords.append(word)
      word = 0
    }
    word = word << 1 | (kind == .object ? 1 : 0)
    depth += 1
  }

  mutating func pop() {
    depth -= 1
    word >>= 1
    if depth > 0, depth.isMultiple(of: 64), let full = fullWords.popLast() {
      word = full
    }
  }
}
