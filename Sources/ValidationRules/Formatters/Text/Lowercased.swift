extension ValidationFormatter where Value == String {
  /// Makes all letters small, by the Unicode mapping and not by a language.
  ///
  /// In Turkish text, too, "I" becomes "i".
  ///
  /// ```swift
  /// ValidationFormatter.lowercased.format("Mei@Example.COM")  // "mei@example.com"
  /// ```
  public static var lowercased: Self {
    Self { text in text.lowercased() }
  }
}
