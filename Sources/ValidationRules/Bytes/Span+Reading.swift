// Rules read UTF-8 with these methods, which move a position in a span past what they read.

extension Span<UInt8> {
  /// Returns the byte at a position, or `nil` past the end.
  @inline(__always)
  func peek(at position: Int) -> UInt8? {
    position < count ? self[position] : nil
  }

  /// Moves past `expected` if it comes next, and returns whether it does.
  @inline(__always)
  func take(_ expected: Unicode.Scalar, at position: inout Int) -> Bool {
    guard peek(at: position) == UInt8(ascii: expected) else { return false }
    position += 1
    return true
  }

  /// Moves past an ASCII letter in either case if it comes next, and returns whether it does.
  ///
  /// - Parameter lowercased: A letter from a to z. With another character, a byte that isn't a
  ///   letter might match.
  func take(anyCase lowercased: Unicode.Scalar, at position: inout Int) -> Bool {
    guard let byte = peek(at: position), byte | 0x20 == UInt8(ascii: lowercased) else {
      return false
    }
    position += 1
    return true
  }

  /// Moves past `literal` if it comes next, and returns whether it does.
  ///
  /// Bytes are compared, not characters, so text with another normalization doesn't match.
  func take(literal: String, at position: inout Int) -> Bool {
    let literal = literal.utf8.span
    guard position + literal.count <= count else { return false }
    for index in literal.indices where self[position + index] != literal[index] { return false }
    position += literal.count
    return true
  }

  /// Moves past all bytes of a class that come next, and returns their number.
  @inline(__always)
  @discardableResult
  func skip(_ members: ByteClass, at position: inout Int) -> Int {
    let start = position
    position = end(of: members, from: start)
    return position - start
  }

  /// Reads exactly `digits` ASCII digits as a number up to `maximum`.
  ///
  /// Returns `nil` if fewer digits come next, without moving, or if the number is too large.
  ///
  /// - Parameter digits: The number of digits, including leading zeros. At most 18 fit into an `Int`.
  @inline(__always)
  func number(ofDigits digits: Int, upTo maximum: Int, at position: inout Int) -> Int? {
    let end = position + digits
    guard end <= count else { return nil }
    var number = 0
    for index in position..<end {
      guard let digit = self[index].decimalValue else { return nil }
      number = number * 10 + digit
    }
    position = end
    return number <= maximum ? number : nil
  }
}

extension Span<UInt8> {
  /// Returns the end of the bytes of a class at `start`, or `start` if there are none.
  @inline(__always)
  func end(of members: ByteClass, from start: Int = 0) -> Int {
    var index = start
    while index < count, members.contains(self[index]) { index += 1 }
    return index
  }

  /// Returns whether all bytes from `start` on are in a class, which is `true` if there are none.
  @inline(__always)
  func consists(of members: ByteClass, from start: Int = 0) -> Bool {
    end(of: members, from: start) == count
  }

  /// Returns the first position of a byte, or `nil` if it doesn't occur.
  @inline(__always)
  func firstIndex(of scalar: Unicode.Scalar) -> Int? {
    let index = end(of: !.only(scalar))
    return index < count ? index : nil
  }

  /// Returns the number that the whole text represents in ASCII digits, up to `maximum`.
  ///
  /// Returns `nil` for empty text, for any other character, including a sign, and for a number above
  /// `maximum`. Reading stops at the digit that exceeds it, so text of any length can't overflow.
  ///
  /// - Parameters:
  ///   - maximum: The largest accepted number, less than a tenth of `Int.max`.
  ///   - allowingLeadingZeros: Pass `true` to allow 0 before another digit.
  @inline(__always)
  func decimalNumber(atMost maximum: Int, allowingLeadingZeros: Bool = false) -> Int? {
    guard !isEmpty, allowingLeadingZeros || count == 1 || self[0] != UInt8(ascii: "0") else {
      return nil
    }
    var value = 0
    for index in indices {
      guard let digit = self[index].decimalValue else { return nil }
      value = value * 10 + digit
      guard value <= maximum else { return nil }
    }
    return value
  }
}
