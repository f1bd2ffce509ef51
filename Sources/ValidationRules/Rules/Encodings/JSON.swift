extension ValidationRule where Value == String {
  /// Accepts one JSON value, with optional white space around it.
  ///
  /// This is `JSON-text` of RFC 8259, section 2, with the grammars of sections 3 to 7: any value
  /// may stand alone, names may repeat (section 4), a `\u` escape may be half of a surrogate pair
  /// (section 8.2), and a byte order mark is refused (section 8.1). Nesting may be of any depth.
  ///
  /// ```swift
  /// Rule.isJSON.accepts(#"{"name": "Mei", "books": [1, 2]}"#)  // true
  /// Rule.isJSON.accepts("{name: 'Mei'}")  // false
  /// ```
  public static var isJSON: Self {
    Self(.rule(.json)) { text in
      var reader = JSONReader<PlainJSON>()
      return reader.isWellFormed(text.utf8.span)
    }
  }
}
