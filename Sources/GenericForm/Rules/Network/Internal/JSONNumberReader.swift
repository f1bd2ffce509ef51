/// Reads a number of JSON (RFC 8259, section 6) byte by byte and keeps nothing of it.
struct JSONNumberReader {
  private enum State {
    case minus
    case zero
    case integer
    case point
    case fraction
    case exponent
    case exponentSign
    case exponentDigits
  }

  private var state: State

  /// Starts with the first byte, if a number starts with that.
  init?(first byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"): state = .minus
    case UInt8(ascii: "0"): state = .zero
    case UInt8(ascii: "1")...UInt8(ascii: "9"): state = .integer
    default: return nil
    }
  }

  /// Whether what was read is a whole number.
  var isComplete: Bool {
    switch state {
    case .zero, .integer, .fraction, .exponentDigits: true
    case .minus, .point, .exponent, .exponentSign: false
    }
  }

  /// Reads one more byte; false when the number does not go on with that.
  mutating func consume(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): consumeDigit(byte)
    case UInt8(ascii: "."): move(to: .point, when: state == .zero || state == .integer)
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      move(to: .exponent, when: state == .zero || state == .integer || state == .fraction)
    case UInt8(ascii: "+"), UInt8(ascii: "-"): move(to: .exponentSign, when: state == .exponent)
    default: false
    }
  }

  private mutating func consumeDigit(_ byte: UInt8) -> Bool {
    switch state {
    case .minus: state = byte == UInt8(ascii: "0") ? .zero : .integer
    case .zero: return false
    case .integer: break
    case .point, .fraction: state = .fraction
    case .exponent, .exponentSign, .exponentDigits: state = .exponentDigits
    }
    return true
  }

  private mutating func move(to next: State, when isAllowed: Bool) -> Bool {
    if isAllowed { state = next }
    return isAllowed
  }
}
