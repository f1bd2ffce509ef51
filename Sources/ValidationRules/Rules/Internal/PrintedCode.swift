/// The letters and digits of a printed code, at most 40, without separators.
///
/// Case is preserved. Reading a code doesn't allocate memory.
struct PrintedCode {
  private var bytes = InlineArray<40, UInt8>(repeating: 0)

  /// The number of letters and digits.
  private(set) var count = 0

  /// Reads the letters and digits of `text`, or returns `nil` if it isn't a code or is too long.
  init?(_ text: Span<UInt8>, separators: CodeSeparators = .none) {
    let isRead = readCode(text, separators: separators) { byte in
      guard byte.base36Value != nil else { return nil }
      guard count < 40 else { return false }
      bytes[count] = byte
      count += 1
      return true
    }
    if !isRead { return nil }
  }

  /// Returns the ASCII letter or digit at a position, or 0 at or after `count`.
  ///
  /// - Precondition: The position is less than 40.
  subscript(position: Int) -> UInt8 { bytes[position] }

  /// Returns whether all characters at these positions are digits.
  func isDigits(_ positions: Range<Int>) -> Bool {
    positions.allSatisfy { bytes[$0].decimalValue != nil }
  }
}
