extension ValidationRule where Value == String {
  /// Accepts a JSON Pointer, a path to a value in a JSON document.
  ///
  /// This is the `json-pointer` of RFC 6901, section 3: each step starts with `/`, and `~` appears
  /// only in `~0` (for `~`) and `~1` (for `/`). A step may contain every other character, even NUL.
  /// The empty pointer refers to the whole document.
  /// ```swift
  /// Rule.isJSONPointer.accepts("/books/0/a~1b")  // true
  /// Rule.isJSONPointer.failure(of: "books/0")  // Enter a JSON pointer, such as /books/0
  /// ```
  public static var isJSONPointer: Self {
    Self(.rule(.jsonPointer)) { text in isPointer(text.utf8.span) }
  }
}

private func isPointer(_ text: Span<UInt8>) -> Bool {
  guard text.isEmpty || text[0] == UInt8(ascii: "/") else { return false }
  var position = 0
  while true {
    text.skip(!.only("~"), at: &position)
    guard text.take("~", at: &position) else { return true }
    guard text.take("0", at: &position) || text.take("1", at: &position) else { return false }
  }
}
