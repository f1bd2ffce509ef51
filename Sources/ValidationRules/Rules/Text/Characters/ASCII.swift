extension ValidationRule where Value == String {
  /// Accepts text that consists only of ASCII characters, including control characters.
  ///
  /// These are U+0000 to U+007F, the characters of RFC 20, section 2. The empty text passes.
  ///
  /// ```swift
  /// Rule.isASCII.accepts("Zoe (1998)")  // true
  /// Rule.isASCII.accepts("Zoë")  // false
  /// ```
  public static var isASCII: Self {
    Self(.rule(.ascii)) { text in text.utf8.span.isASCII }
  }
}
