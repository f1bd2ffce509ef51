extension ValidationFormatter where Value == String {
  /// Converts text to uppercase, by the Unicode mapping regardless of language.
  ///
  /// The text may become longer. Even in Turkish text, "i" becomes "I".
  ///
  /// ```swift
  /// ValidationFormatter.uppercased.format("straße")  // "STRASSE"
  /// ```
  public static var uppercased: Self {
    Self { text in text.uppercased() }
  }
}
