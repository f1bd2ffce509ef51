extension ValidationFormatter where Value == String {
  /// Keeps only the decimal digits of any script (Unicode `Nd`).
  ///
  /// Digits stay in their script; to convert them to 0 to 9, use ``asciiDigits``.
  ///
  /// ```swift
  /// ValidationFormatter.digitsOnly.format("+33 6-03")  // "33603"
  /// ValidationFormatter.digitsOnly.format("٣ kg")  // "٣"
  /// ```
  public static var digitsOnly: Self {
    Self { text in String(String.UnicodeScalarView(text.unicodeScalars.filter(isDecimalDigit))) }
  }
}
