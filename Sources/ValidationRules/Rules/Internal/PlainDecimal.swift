/// A number in plain decimal notation: an optional sign, digits, and a fraction if there is one.
struct PlainDecimal {
  /// Indicates whether a minus sign precedes the number.
  private(set) var isNegative = false

  /// The digits before the separator, or the largest number that fits.
  ///
  /// It is exact up to 15 digits, leading zeros not counted; a longer number is `Int.max`.
  private(set) var whole = 0

  /// The number of digits before the separator.
  private(set) var wholeDigits = 0

  /// Indicates whether a digit other than 0 follows the separator.
  private(set) var hasFraction = false

  /// Reads the number that starts at `position`, and moves `position` behind it, or `nil` if none
  /// starts, or if its separator isn't followed by a digit.
  ///
  /// - Parameters:
  ///   - text: The bytes that contain the number, followed by anything.
  ///   - position: The start of the number; undefined if the result is `nil`.
  ///   - separator: The decimal separator, as UTF-8.
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

  /// Returns whether the number is at least the lower and at most the upper bound.
  ///
  /// A fraction counts as more than nothing and less than one: 100.5 is not in 0...100, and -0.5
  /// not in 0...1.
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
  /// Moves past a space if one comes next, also one that does not break or is narrow.
  func takeOptionalSpace(at position: inout Int) {
    _ =
      take(" ", at: &position) || take(literal: "\u{A0}", at: &position)
      || take(literal: "\u{202F}", at: &position)
  }
}
