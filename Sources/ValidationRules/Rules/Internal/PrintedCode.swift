/// The letters and digits of a printed code of at most 40, without the separators between them.
///
/// No memory is allocated for it. Lower and upper case stay as they are.
struct PrintedCode {
  private var bytes = InlineArray<40, UInt8>(repeating: 0)

  /// The number of letters and digits.
  private(set) var count = 0

  /// The letters and digits of `text`, or `nil` for a text that ``readCode(_:separators:_:)``
  /// refuses.
  init?(_ text: Span<UInt8>, separators: CodeSeparators = .none) {
    let isRead = readCode(text, separators: separators) { byte in
      guard count < 40 else { return false }
      bytes[count] = byte
      count += 1
      return true
    }
    if !isRead { return nil }
  }

  /// The ASCII letter or digit at a position.
  ///
  /// - Precondition: The position is less than 40; from ``count`` on there is a 0.
  subscript(position: Int) -> UInt8 { bytes[position] }

  /// Returns whether all characters at these positions are digits.
  func isDigits(_ positions: Range<Int>) -> Bool {
    positions.allSatisfy { bytes[$0].decimalValue != nil }
  }
}
