/// The bytes of a word of up to eight, compared as one number.
struct ShortWord {
  private var bytes: UInt64 = 0
  private var count = 0

  mutating func append(_ byte: UInt8) {
    bytes = bytes << 8 | UInt64(byte)
    count = min(count + 1, 9)
  }

  /// Makes this equal to no word.
  mutating func spoil() {
    count = 9
  }

  func isEqual(to word: String) -> Bool {
    count == word.utf8.count && bytes == Self.packed(word)
  }

  /// The bytes of a word of up to eight, the first highest.
  static func packed(_ word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
