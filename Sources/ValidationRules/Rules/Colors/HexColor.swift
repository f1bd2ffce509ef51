extension ValidationRule where Value == String {
  /// Accepts a color as `#` and 3, 4, 6 or 8 hexadecimal digits, in either case.
  ///
  /// This is the hexadecimal notation of CSS Color 4, section 5.2: red, green, blue and, with 4 or
  /// 8 digits, opacity.
  ///
  /// ```swift
  /// Rule.isHexColor.accepts("#1a2B3c")  // true
  /// Rule.isHexColor.accepts("#12345")  // false
  /// ```
  public static var isHexColor: Self {
    Self(.rule(.hexColor)) { text in isHexNotation(text.utf8.span) }
  }
}

/// Returns whether the text is `#` and a valid number of digits, without anything after them.
private func isHexNotation(_ text: Span<UInt8>) -> Bool {
  var position = 0
  guard text.take("#", at: &position) else { return false }
  switch text.skip(.hexDigit, at: &position) {
  case 3, 4, 6, 8: return position == text.count
  default: return false
  }
}
