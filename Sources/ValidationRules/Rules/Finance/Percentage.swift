extension ValidationRule where Value == String {
  /// Accepts a percentage from 0 to 100, with a decimal point if there is a fraction, written as
  /// ISO 80000-1:2022, clause 7, has it.
  ///
  /// ```swift
  /// Rule.isPercentage.accepts("12.5 %")  // true
  /// Rule.isPercentage.accepts("120 %")  // false
  /// ```
  public static var isPercentage: Self {
    isPercentage(in: 0...100)
  }

  /// Accepts a percentage within these bounds, both included.
  ///
  /// ASCII digits in plain notation, an optional sign before them, and an optional percent sign
  /// behind them, with or without a space before it. The source is ISO 80000-1:2022, clause 7
  /// (printing of numbers, decimal sign, and % as a unit after the number).
  ///
  /// ```swift
  /// Rule.isPercentage(in: -10...10, decimalSeparator: ",").accepts("-2,5%")  // true
  /// Rule.isPercentage(in: -10...10, decimalSeparator: ",").accepts("-2.5%")  // false
  /// ```
  ///
  /// - Parameters:
  ///   - range: The least and the greatest percentage that are accepted.
  ///   - decimalSeparator: The separator before a fraction.
  public static func isPercentage(
    in range: ClosedRange<Int>, decimalSeparator: Character = "."
  ) -> Self {
    let separator = String(decimalSeparator)
    return Self(.rule(.percentage, .bounds(of: range))) { text in
      isShare(text.utf8.span, in: range, separator: separator)
    }
  }
}

/// Returns whether text is a number in the range, and perhaps a percent sign.
private func isShare(
  _ text: Span<UInt8>, in range: ClosedRange<Int>, separator: String
) -> Bool {
  var position = 0
  guard let number = PlainDecimal(text, at: &position, separator: separator), number.isIn(range)
  else { return false }
  if position == text.count { return true }
  text.takeOptionalSpace(at: &position)
  return text.take("%", at: &position) && position == text.count
}
