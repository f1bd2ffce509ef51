extension ValidationRule where Value == String {
  /// Accepts one JSON value, with optional white space around it.
  ///
  /// This is the `JSON-text` of RFC 8259, section 2, in the grammar of sections 3 to 7:
  ///
  /// - Any value is accepted, not only arrays and objects, and nesting may be of any depth.
  /// - Names may repeat (section 4).
  /// - A `\u` escape may be half of a surrogate pair (section 8.2).
  /// - A byte order mark is refused (section 8.1).
  ///
  /// ```swift
  /// Rule.isJSON.accepts(#"{"name": "Mei", "books": [1, 2]}"#)  // true
  /// Rule.isJSON.failure(of: "{name: 'Mei'}")  // Enter well-formed JSON
  /// ```
  public static var isJSON: Self {
    Self(.rule(.json)) { text in
      var reader = JSONReader<PlainJSON>()
      return reader.isWellFormed(text.utf8.span)
    }
  }
}
