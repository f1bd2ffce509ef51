extension ValidationRule where Value == String {
  /// Accepts text that consists of ASCII characters only, including control characters.
  ///
  /// These are the characters of RFC 20, section 2: U+0000 to U+007F. Empty text passes.
  ///
  /// ```swift
  /// Rule.isASCII.accepts("Zoe (1998)")  // true
  /// Rule.isASCII.failure(of: "Zoë")  // Use unaccented letters, digits and common symbols only
  /// ```
  public static var isASCII: Self {
    Self(.rule(.ascii)) { text in text.utf8.span.isASCII }
  }
}
