extension ValidationFormatter where Value == String {
  /// Converts text to lowercase, by the Unicode mapping regardless of language.
  ///
  /// Even in Turkish text, "I" becomes "i".
  ///
  /// ```swift
  /// ValidationFormatter.lowercased.format("Mei@Example.COM")  // "mei@example.com"
  /// ```
  public static var lowercased: Self {
    Self { text in text.lowercased() }
  }
}
