extension ValidationFormatter where Value == String {
  /// Makes all letters capitals, by the Unicode mapping and not by a language.
  ///
  /// The text may become longer. In Turkish text, too, "i" becomes "I".
  ///
  /// ```swift
  /// ValidationFormatter.uppercased.format("straße")  // "STRASSE"
  /// ```
  public static var uppercased: Self {
    Self { text in text.uppercased() }
  }
}
