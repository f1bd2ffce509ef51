/// Validates UTF-8 one byte at a time (RFC 3629, section 4).
///
/// The range of the second byte rules out surrogates, scalars above U+10FFFF and overlong forms. An
/// incomplete sequence at the end isn't detected.
struct UTF8Checker {
  /// The number of bytes missing from the current sequence.
  private var remaining = 0
  /// The range of the next continuation byte.
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  /// Takes the next byte, and returns `false` if it can't come next in well-formed UTF-8.
  mutating func consume(_ byte: UInt8) -> Bool {
    guard remaining == 0 else {
      guard range.contains(byte) else { return false }
      remaining -= 1
      range = 0x80...0xBF
      return true
    }
    switch byte {
    case 0...0x7F: remaining = 0
    case 0xC2...0xDF: remaining = 1
    case 0xE0...0xEF: remaining = 2
    case 0xF0...0xF4: remaining = 3
    default: return false
    }
    switch byte {
    case 0xE0: range = 0xA0...0xBF
    case 0xED: range = 0x80...0x9F
    case 0xF0: range = 0x90...0xBF
    case 0xF4: range = 0x80...0x8F
    default: range = 0x80...0xBF
    }
    return true
  }
}
