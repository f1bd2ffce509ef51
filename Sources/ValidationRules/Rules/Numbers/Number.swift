extension ValidationRule where Value: StringProtocol {
  /// Accepts a finite decimal number: ASCII digits, an optional sign, fraction and exponent.
  ///
  /// The decimal separator is a period. Infinity, NaN, hexadecimal numbers and numbers too large
  /// for a `Double` are refused, and so is white space.
  ///
  /// ```swift
  /// Rule<String>.isNumber.accepts("-5.73")  // true
  /// Rule<String>.isNumber.accepts("12,2")  // false
  /// ```
  public static var isNumber: Self {
    @_specialize(kind:partial,where Value == String)
    get { Self(.rule(.number), negation: .rule(.`number.not`), accepts: isFiniteDecimal) }
  }
}

/// Returns whether text is a number of digits, signs, dots and exponents alone that `Double` reads
/// as finite.
@inline(__always)
@Sendable private func isFiniteDecimal(_ text: some StringProtocol) -> Bool {
  text.withBytes { $0.consists(of: .numeral) } && Double(text)?.isFinite == true
}
