/// A number in plain decimal notation: an optional sign, digits and optional decimals.
struct PlainDecimal {
  /// Indicates whether a minus sign precedes the number.
  private(set) var isNegative = false

  /// The digits before the separator as a number.
  ///
  /// The value is exact up to 15 digits, not counting leading zeros; a longer number is `Int.max`.
  private(set) var whole = 0

  /// The number of digits before the separator.
  private(set) var wholeDigits = 0

  /// Indicates whether a digit other than 0 follows the separator.
  private(set) var hasFraction = false

  /// Reads the number at `position`, and moves past it.
  ///
  /// Fails if there is no digit at the start or after the separator.
  ///
  /// - Parameters:
  ///   - text: The bytes that contain the number, followed by any others.
  ///   - position: The start of the number; undefined on failure.
  ///   - separator: The decimal separator.
  init?(_ text: Span<UInt8>, at position: inout Int, separator: String) {
    isNegative = text.take("-", at: &position)
    if !isNegative { _ = text.take("+", at: &position) }
    while let digit = text.peek(at: position)?.decimalValue {
      whole = whole > 99_999_999_999_999 ? Int.max : whole * 10 + digit
      wholeDigits += 1
      position += 1
    }
    guard wholeDigits > 0 else { return nil }
    guard text.take(literal: separator, at: &position) else { return }
    let start = position
    while let digit = text.peek(at: position)?.decimalValue {
      if digit > 0 { hasFraction = true }
      position += 1
    }
    if position == start { return nil }
  }

  /// Returns whether the number is within the given bounds.
  ///
  /// Decimals count as more than zero and less than one: 100.5 isn't in 0...100, and -0.5 isn't in 0...1.
  func isIn(_ range: ClosedRange<Int>) -> Bool {
    isNegative
      ? isMagnitude(atMost: -max(range.lowerBound, -Int.max))
        && whole >= -max(range.upperBound, -Int.max)
      : isMagnitude(atMost: range.upperBound) && whole >= range.lowerBound
  }

  /// Returns whether the number without its sign is at most `bound`.
  private func isMagnitude(atMost bound: Int) -> Bool {
    whole < bound || whole == bound && !hasFraction
  }
}

extension Span<UInt8> {
  /// Moves past a space if it comes next, including a no-break or narrow no-break space.
  func takeOptionalSpace(at position: inout Int) {
    _ =
      take(" ", at: &position) || take(literal: "\u{A0}", at: &position)
      || take(literal: "\u{202F}", at: &position)
  }
}
