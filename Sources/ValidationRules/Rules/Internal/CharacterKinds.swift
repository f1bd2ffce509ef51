// All rules and formatters share these definitions of a letter, white space and a digit.

extension Character {
  /// Indicates whether this is a letter of any script; a faster `isLetter` for ASCII.
  var isAnyLetter: Bool {
    guard let first = utf8.first, first < 0x80 else { return isLetter }
    return ByteClass.letter.contains(first)
  }

  /// Indicates whether this consists of white space (Unicode `White_Space`) only.
  ///
  /// A space with an accent is visible, so it doesn't count as white space.
  var isBlank: Bool {
    unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// Indicates whether this is a decimal digit of any script (Unicode general category `Nd`).
  ///
  /// Fractions, Roman numerals, superscripts and ideographs are numbers, but not digits.
  var isDigit: Bool {
    unicodeScalars.first.map(isDecimalDigit) ?? false
  }
}

/// Returns whether a scalar is a decimal digit of any script (Unicode general category `Nd`).
func isDecimalDigit(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII
    ? ByteClass.digit.contains(UInt8(truncatingIfNeeded: scalar.value))
    : scalar.properties.generalCategory == .decimalNumber
}
