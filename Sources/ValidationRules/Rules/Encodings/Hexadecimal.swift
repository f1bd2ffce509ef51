extension ValidationRule where Value == String {
  /// Accepts hexadecimal digits, after `0x` or `0h` or not, in either letter case.
  ///
  /// The digits are those of RFC 4648, section 8, in any number from one on. The prefix `0x` is
  /// that of ECMA-262, section 12.9.3 (*HexIntegerLiteral*); `0h` is its other common spelling.
  ///
  /// ```swift
  /// ValidationRule.isHexadecimal.check("0xBEEF")  // true
  /// ValidationRule.isHexadecimal.check("#BEEF")  // false
  /// ```
  public static var isHexadecimal: Self {
    Self(.hexadecimalInvalid) { text in
      isNumeral(
        text.utf8.span, isPrefix: { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "h") },
        isDigit: ASCIIByte.isHexDigit)
    }
  }

  /// Accepts octal digits, after `0o` or not.
  ///
  /// The digits and the prefix are those of ECMA-262, section 12.9.3 (*OctalIntegerLiteral*), in
  /// any number from one on.
  ///
  /// ```swift
  /// ValidationRule.isOctal.check("0o755")  // true
  /// ValidationRule.isOctal.check("789")  // false
  /// ```
  public static var isOctal: Self {
    Self(.octalInvalid) { text in
      isNumeral(
        text.utf8.span, isPrefix: { $0 == UInt8(ascii: "o") },
        isDigit: { $0 &- UInt8(ascii: "0") < 8 })
    }
  }
}

/// Whether text is one digit or more after `0` and a letter, or after nothing.
@inline(__always)
private func isNumeral(
  _ text: Span<UInt8>, isPrefix: (UInt8) -> Bool, isDigit: (UInt8) -> Bool
) -> Bool {
  var cursor = ByteCursor()
  if cursor.peek(in: text) == UInt8(ascii: "0"), let letter = cursor.peek(1, in: text),
    isPrefix(letter | 0x20)
  {
    cursor.skip(2)
  }
  return cursor.skip(while: isDigit, in: text) > 0 && cursor.isAtEnd(of: text)
}
