extension ValidationFormatter where Value == String {
  /// Keeps the decimal digits, of any script (Unicode `Nd`), and nothing else.
  ///
  /// ```swift
  /// ValidationFormatter.digitsOnly.format("+33 6-03")  // "33603"
  /// ```
  public static var digitsOnly: Self {
    Self { text in String(String.UnicodeScalarView(text.unicodeScalars.filter(isDecimalDigit))) }
  }
}
