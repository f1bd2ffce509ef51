extension ValidationFormatter where Value == String {
  /// Replaces the decimal digits of other scripts (Unicode `Nd`) with 0 to 9.
  ///
  /// Everything else is unchanged, including numbers that aren't decimal digits, such as "½" and "三".
  ///
  /// ```swift
  /// ValidationFormatter.asciiDigits.format("１２ ٣٤ ५६")  // "12 34 56"
  /// ```
  public static var asciiDigits: Self {
    Self { text in
      var scalars = String.UnicodeScalarView()
      for scalar in text.unicodeScalars { scalars.append(asciiDigit(for: scalar) ?? scalar) }
      return String(scalars)
    }
  }
}

/// Returns the ASCII digit with the same value, or `nil` for ASCII and for anything but a decimal digit.
private func asciiDigit(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
  guard !scalar.isASCII, isDecimalDigit(scalar), let value = scalar.properties.numericValue else {
    return nil
  }
  return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
}
