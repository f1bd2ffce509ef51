extension ValidationRule where Value: StringProtocol {
  /// Accepts a finite decimal number with a full stop before its fraction, as `isDouble` does.
  ///
  /// ```swift
  /// ValidationRule<String>.isNumber.check("-5.73")  // true
  /// ValidationRule<String>.isNumber.check("12,2")  // false
  /// ```
  public static var isNumber: Self {
    @_specialize(where Value == String)
    get { Self(.toBeNumber, negation: .notToBeNumber, check: isFiniteDecimal) }
  }

  /// Accepts a whole number in ASCII digits, with an optional sign, that an `Int` can hold.
  ///
  /// ```swift
  /// ValidationRule<String>.isInt.check("-1")  // true
  /// ValidationRule<String>.isInt.check("12.2")  // false
  /// ```
  public static var isInt: Self {
    @_specialize(where Value == String)
    get { Self(.toBeWholeNumber, negation: .notToBeWholeNumber) { text in Int(text) != nil } }
  }

  /// Accepts a finite decimal number: ASCII digits, an optional sign, fraction and exponent.
  ///
  /// Infinity, nan, hexadecimal numbers and numbers too large for a `Double` are refused, and so
  /// is white space.
  ///
  /// ```swift
  /// ValidationRule<String>.isDouble.check("1238.912381")  // true
  /// ValidationRule<String>.isDouble.check("nan")  // false
  /// ```
  public static var isDouble: Self {
    @_specialize(where Value == String)
    get { Self(.toBeNumber, negation: .notToBeNumber, check: isFiniteDecimal) }
  }
}

@inline(__always)
@Sendable private func isFiniteDecimal(_ text: some StringProtocol) -> Bool {
  text.withBytes { $0.consists(of: .numeral) } && Double(text)?.isFinite == true
}
