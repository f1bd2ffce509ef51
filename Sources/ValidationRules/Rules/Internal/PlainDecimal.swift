/// A number in plain decimal notation: an optional sign, digits, and a fraction if there is one.
struct PlainDecimal {
  /// Whether the number stands behind a minus.
  private(set) var isNegative = false

  /// The digits before the separator, or the largest number that fits.
  private(set) var whole = 0

  /// How many digits stand before the separator.
  private(set) var wholeDigits = 0

  /// Whether a digit other than 0 stands behind the separator.
  private(set) var hasFraction = false

  /// Reads the number that starts at `position`, and moves `position` behind it; nil where none
  /// starts, or where its separator is not followed by a digit.
  init?(_ text: Span<UInt8>, at position: inout Int, separator: String) {
    if position < text.count {
      isNegative = text[position] == UInt8(ascii: "-")
      if isNegative || text[position] == UInt8(ascii: "+") { position += 1 }
    }
    while position < text.count, let digit = text[position].decimalValue {
      whole = whole > 99_999_999_999_999 ? Int.max : whole * 10 + digit
      wholeDigits += 1
      position += 1
    }
    guard wholeDigits > 0 else { return nil }
    guard let start = text.end(of: separator, at: position) else { return }
    position = start
    while position < text.count, let digit = text[position].decimalValue {
      if digit > 0 { hasFraction = true }
      position += 1
    }
    if position == start { return nil }
  }

  /// Whether the number is at least the lower and at most the upper bound.
  func isIn(_ range: ClosedRange<Int>) -> Bool {
    isNegative
      ? isMagnitude(atMost: -max(range.lowerBound, -Int.max))
        && whole >= -max(range.upperBound, -Int.max)
      : isMagnitude(atMost: range.upperBound) && whole >= range.lowerBound
  }

  private func isMagnitude(atMost bound: Int) -> Bool {
    whole < bound || whole == bound && !hasFraction
  }
}

extension Span<UInt8> {
  /// Where `literal` ends if it starts at `position`; nil if another text stands there.
  func end(of literal: String, at position: Int) -> Int? {
    let end = position + literal.utf8.count
    guard end <= count else { return nil }
    var position = position
    for byte in literal.utf8 {
      guard self[position] == byte else { return nil }
      position += 1
    }
    return end
  }

  /// Where a space ends if one starts at `position`, also one that does not break or is narrow;
  /// `position` itself if none does.
  func endOfOptionalSpace(at position: Int) -> Int {
    end(of: " ", at: position) ?? end(of: "\u{A0}", at: position)
      ?? end(of: "\u{202F}", at: position) ?? position
  }
}
