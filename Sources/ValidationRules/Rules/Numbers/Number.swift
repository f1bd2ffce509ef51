extension ValidationRule where Value: StringProtocol {
  /// Accepts a finite decimal number: ASCII digits with an optional sign, decimals and exponent.
  ///
  /// The decimal separator is a dot. Infinity, NaN, hexadecimal numbers, numbers too large for a
  /// `Double` and white space are refused.
  ///
  /// ```swift
  /// Rule<String>.isNumber.accepts("-5.73")  // true
  /// Rule<String>.isNumber.failure(of: "12,2")  // Enter a number, such as 12 or 12.5
  /// ```
  public static var isNumber: Self {
    @_specialize(kind:partial,where Value == String)
    get { Self(.rule(.number), negation: .rule(.`number.not`), accepts: isFiniteDecimal) }
  }
}

/// Returns whether the text has only digits, signs, dots and exponents, and is a finite `Double`.
@inline(__always)
@Sendable private func isFiniteDecimal(_ text: some StringProtocol) -> Bool {
  text.withBytes { $0.consists(of: .numeral) } && Double(text)?.isFinite == true
}
