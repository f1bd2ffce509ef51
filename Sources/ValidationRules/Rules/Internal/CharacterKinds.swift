// The one definition of a letter, of white space and of a digit, for every rule and formatter.

extension Character {
  /// Indicates whether this is a letter of any script: `Character.isLetter`, and quick about ASCII.
  var isAnyLetter: Bool {
    guard let first = utf8.first, first < 0x80 else { return isLetter }
    return ByteClass.letter.contains(first)
  }

  /// Indicates whether this is white space (Unicode `White_Space`) and nothing else.
  ///
  /// An accent on a space is visible, and no white space.
  var isBlank: Bool {
    unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// Indicates whether this is a decimal digit of any script (Unicode general category `Nd`).
  ///
  /// Fractions, Roman numerals, superscripts and ideographs are numbers, but no digits.
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
