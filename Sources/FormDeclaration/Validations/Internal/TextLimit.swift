import ValidationRules

/// The maximum length of text that a form formats and validates.
///
/// Every rule takes time that grows with the text. A text of several megabytes, such as a file
/// pasted by mistake, would delay each key press.
enum TextLimit {
  /// The maximum number of Unicode scalars.
  static let greatestCount = 100_000

  /// Returns the message for a text that is too long, or `nil` for any other value.
  static func failure<Value>(of value: Value) -> ValidationMessage? {
    isExceeded(by: value) ? .rule(.`form.textTooLong`, ["maximum": .number(greatestCount)]) : nil
  }

  /// Returns whether a value is a text that is too long.
  static func isExceeded<Value>(by value: Value) -> Bool {
    guard Value.self == String.self || Value.self == String?.self, let text = value as? String
    else { return false }
    // A scalar has one to four bytes, and the byte count is known.
    let bytes = text.utf8.count
    return bytes > greatestCount
      && (bytes > 4 * greatestCount || text.unicodeScalars.count > greatestCount)
  }
}
