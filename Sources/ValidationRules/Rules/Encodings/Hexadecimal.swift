extension ValidationRule where Value == String {
  /// Accepts hexadecimal digits in either case, with an optional prefix `0x` or `0h`.
  ///
  /// There must be at least one digit (RFC 4648, section 8). The prefix `0x` comes from
  /// ECMA-262, section 12.9.3 (*HexIntegerLiteral*); `0h` is another common spelling.
  ///
  /// ```swift
  /// Rule.isHexadecimal.accepts("0xBEEF")  // true
  /// Rule.isHexadecimal.failure(of: "#BEEF")  // Use the digits 0–9 and A–F only
  /// ```
  public static var isHexadecimal: Self {
    Self(.rule(.hexadecimal)) { text in
      isNumeral(
        text.utf8.span, of: .hexDigit,
        after: .only("x") | .only("X") | .only("h") | .only("H"))
    }
  }

  /// Accepts octal digits, with an optional prefix `0o`.
  ///
  /// There must be at least one digit. The digits and the prefix are those of
  /// ECMA-262, section 12.9.3 (*OctalIntegerLiteral*).
  ///
  /// ```swift
  /// Rule.isOctal.accepts("0o755")  // true
  /// Rule.isOctal.failure(of: "789")  // Use the digits 0–7 only
  /// ```
  public static var isOctal: Self {
    Self(.rule(.octal)) { text in
      isNumeral(text.utf8.span, of: .octalDigit, after: .only("o") | .only("O"))
    }
  }
}

/// Returns whether the text is at least one digit, optionally after `0` and a letter of a class.
@inline(__always)
private func isNumeral(_ text: Span<UInt8>, of digits: ByteClass, after letters: ByteClass) -> Bool
{
  var position = 0
  if text.peek(at: 0) == UInt8(ascii: "0"), let letter = text.peek(at: 1),
    letters.contains(letter)
  {
    position = 2
  }
  return text.skip(digits, at: &position) > 0 && position == text.count
}
