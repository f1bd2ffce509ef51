extension ValidationRule where Value == String {
  /// Accepts a percentage from 0 to 100, such as `12.5 %` (ISO 80000-1:2022, clause 7).
  ///
  /// ```swift
  /// Rule.isPercentage.accepts("12.5 %")  // true
  /// Rule.isPercentage.failure(of: "120 %")  // Enter a percentage from 0 to 100
  /// ```
  public static var isPercentage: Self {
    isPercentage(in: 0...100)
  }

  /// Accepts a percentage within the given bounds, both included.
  ///
  /// The number has ASCII digits without grouping, and an optional sign. A percent sign may follow,
  /// with or without a space. The notation is that of ISO 80000-1:2022, clause 7 (printing of
  /// numbers, decimal sign, and % as a unit after the number).
  ///
  /// ```swift
  /// Rule.isPercentage(in: -10...10, decimalSeparator: ",").accepts("-2,5%")  // true
  /// Rule.isPercentage(in: -10...10, decimalSeparator: ",").failure(of: "-2.5%")
  /// // Enter a percentage from -10 to 10
  /// ```
  ///
  /// - Parameters:
  ///   - range: The minimum and maximum percentage.
  ///   - decimalSeparator: The separator before the decimals.
  public static func isPercentage(
    in range: ClosedRange<Int>, decimalSeparator: Character = "."
  ) -> Self {
    let separator = String(decimalSeparator)
    return Self(.rule(.percentage, .bounds(of: range))) { text in
      isShare(text.utf8.span, in: range, separator: separator)
    }
  }
}

/// Returns whether the text is a number in the range, optionally with a percent sign.
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
