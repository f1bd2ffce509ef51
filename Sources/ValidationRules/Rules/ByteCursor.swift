/// A place in UTF-8 text, moved forward by what is read there.
///
/// The text is handed to every call, so that a cursor can be kept where a span cannot.
struct ByteCursor {
  private(set) var position = 0

  func isAtEnd(of text: Span<UInt8>) -> Bool {
    position == text.count
  }

  /// The byte `offset` bytes ahead; nil past the end.
  func peek(_ offset: Int = 0, in text: Span<UInt8>) -> UInt8? {
    position + offset < text.count ? text[position + offset] : nil
  }

  /// Moves past `count` bytes that were peeked at.
  mutating func skip(_ count: Int = 1) {
    position += count
  }

  /// Moves past `expected` if it comes next.
  mutating func take(_ expected: Unicode.Scalar, in text: Span<UInt8>) -> Bool {
    guard peek(in: text) == UInt8(ascii: expected) else { return false }
    position += 1
    return true
  }

  /// Moves past a letter in upper or lower case, given in lower case, if it comes next.
  mutating func takeLetter(_ expected: Unicode.Scalar, in text: Span<UInt8>) -> Bool {
    guard let byte = peek(in: text), byte | 0x20 == UInt8(ascii: expected) else { return false }
    position += 1
    return true
  }

  /// Moves past every byte that comes next and is of a kind, and says how many they were.
  @inline(__always)
  mutating func skip(while isOfKind: (UInt8) -> Bool, in text: Span<UInt8>) -> Int {
    let start = position
    while position < text.count, isOfKind(text[position]) { position += 1 }
    return position - start
  }

  /// Moves past ASCII digits, and says how many they were.
  mutating func skipDigits(in text: Span<UInt8>) -> Int {
    skip(while: ASCIIByte.isDigit, in: text)
  }

  /// Reads exactly `count` ASCII digits as a number up to `maximum`.
  mutating func number(
    ofDigits count: Int, upTo maximum: Int, in text: Span<UInt8>
  ) -> Int? {
    guard position + count <= text.count else { return nil }
    var number = 0
    for _ in 0..<count {
      guard ASCIIByte.isDigit(text[position]) else { return nil }
      number = number * 10 + Int(text[position] - UInt8(ascii: "0"))
      position += 1
    }
    return number <= maximum ? number : nil
  }
}

/// The kinds of ASCII bytes that several rules ask for.
///
/// A byte of a longer scalar is of none.
enum ASCIIByte {
  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte)
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
