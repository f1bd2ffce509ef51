extension ValidationRule where Value == String {
  /// Accepts a JSON Pointer: a path to a value inside a JSON document.
  ///
  /// This is `json-pointer` of RFC 6901, section 3: `/` before every step, and `~` only as `~0`
  /// (for `~`) and `~1` (for `/`). The empty pointer means the whole document, and every other
  /// character, NUL among them, may stand in a step.
  ///
  /// ```swift
  /// ValidationRule.isJSONPointer.check("/books/0/a~1b")  // true
  /// ValidationRule.isJSONPointer.check("books/0")  // false
  /// ```
  public static var isJSONPointer: Self {
    Self(.jsonPointerInvalid) { text in isPointer(text.utf8.span) }
  }
}

private func isPointer(_ text: Span<UInt8>) -> Bool {
  var cursor = ByteCursor()
  guard cursor.isAtEnd(of: text) || cursor.take("/", in: text) else { return false }
  while true {
    _ = cursor.skip(while: { $0 != UInt8(ascii: "~") }, in: text)
    guard cursor.take("~", in: text) else { return true }
    guard cursor.take("0", in: text) || cursor.take("1", in: text) else { return false }
  }
}
