extension ValidationRule where Value == String {
  /// Accepts a whole number of any size: ASCII digits after an optional sign.
  ///
  /// This is the lexical form of `integer` in W3C XML Schema 1.1, part 2, section 3.4.13, which
  /// has `+` and leading zeros. Whether the number fits a type of Swift is another question.
  ///
  /// ```swift
  /// ValidationRule.isInteger.check("-42")  // true
  /// ValidationRule.isInteger.check("4.2")  // false
  /// ```
  public static var isInteger: Self {
    Self(.integerInvalid) { text in isSignedDigits(text.utf8.span) }
  }
}

private func isSignedDigits(_ text: Span<UInt8>) -> Bool {
  var position = 0
  _ = text.take("+", at: &position) || text.take("-", at: &position)
  return text.skip(.digit, at: &position) > 0 && position == text.count
}
