import ValidationRules

/// The length up to which a form formats and checks a text.
///
/// Every rule takes time that grows with the text. A text of megabytes, as of a file that is pasted by
/// mistake, would hold up each key press.
enum TextLimit {
  /// The greatest number of Unicode scalars.
  static let greatestCount = 100_000

  /// The message for a text that is too long; nil for any other value.
  static func failure<Value>(of value: Value) -> ValidationMessage? {
    isExceeded(by: value) ? .rule(.`form.textTooLong`, ["maximum": .number(greatestCount)]) : nil
  }

  /// Whether a value is a text that is too long.
  static func isExceeded<Value>(by value: Value) -> Bool {
    guard Value.self == String.self || Value.self == String?.self, let text = value as? String
    else { return false }
    // A scalar has one to four bytes, and bytes need not be counted.
    let bytes = text.utf8.count
    return bytes > greatestCount
      && (bytes > 4 * greatestCount || text.unicodeScalars.count > greatestCount)
  }
}
