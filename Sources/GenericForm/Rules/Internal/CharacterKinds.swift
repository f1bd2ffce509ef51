// The one definition of a letter and of a digit, for every rule and every formatter:
// a letter is `Character.isLetter`, a digit is `isDigit` below.

extension Character {
  /// Whether this is a decimal digit of any script (Unicode general category `Nd`).
  ///
  /// Fractions, Roman numerals, superscripts and ideographs are numbers, but no digits.
  var isDigit: Bool {
    unicodeScalars.first.map(isDecimalDigit) ?? false
  }
}

/// Whether a scalar is a decimal digit of any script (Unicode general category `Nd`).
func isDecimalDigit(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII
    ? ASCIIText.isDigit(UInt8(truncatingIfNeeded: scalar.value))
    : scalar.properties.generalCategory == .decimalNumber
}
