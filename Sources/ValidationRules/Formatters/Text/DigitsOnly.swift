extension ValidationFormatter where Value == String {
  /// Keeps the decimal digits, of any script (Unicode `Nd`), and nothing else.
  ///
  /// Digits keep their script; ``asciiDigits`` converts them to 0 to 9.
  ///
  /// ```swift
  /// ValidationFormatter.digitsOnly.format("+33 6-03")  // "33603"
  /// ValidationFormatter.digitsOnly.format("٣ kg")  // "٣"
  /// ```
  public static var digitsOnly: Self {
    Self { text in String(String.UnicodeScalarView(text.unicodeScalars.filter(isDecimalDigit))) }
  }
}
