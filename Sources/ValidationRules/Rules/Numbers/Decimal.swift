extension ValidationRule where Value == String {
  /// Accepts a number in decimal digits, with a dot before its decimals.
  ///
  /// This is the lexical form of `decimal` in W3C XML Schema 1.1, part 2, section 3.3.3: ASCII
  /// digits after an optional sign, with at most one dot before, between or after them. There is
  /// no exponent, no infinity and no NaN.
  ///
  /// ```swift
  /// Rule.isDecimal.accepts("-12.50")  // true
  /// Rule.isDecimal.accepts("1e3")  // false
  /// ```
  public static var isDecimal: Self {
    isDecimal(decimalSeparator: ".")
  }

  /// Accepts a number in decimal digits, written with the separators of a locale.
  ///
  /// The number is that of ``isDecimal``, with `decimalSeparator` in place of the dot. Where a
  /// grouping separator is given, the digits before the decimals may stand in groups of three, as
  /// in the pattern `#,##0.###` of Unicode UTS #35, part 3, section 3; then all of them do.
  ///
  /// ```swift
  /// let german = Rule.isDecimal(decimalSeparator: ",", groupingSeparator: ".")
  /// german.accepts("1.234.567,89")  // true
  /// german.accepts("12.34,5")  // false
  /// ```
  ///
  /// - Parameters:
  ///   - decimalSeparator: What stands before the decimals.
  ///   - groupingSeparator: What may stand between groups of digits; nil for nothing, as if it is the
  ///     decimal separator.
  public static func isDecimal(
    decimalSeparator: Character, groupingSeparator: Character? = nil
  ) -> Self {
    let number = DecimalNumber(
      decimalSeparator: decimalSeparator, groupingSeparator: groupingSeparator)
    return Self(.decimalInvalid(separator: decimalSeparator)) { text in
      number.isWritten(in: text.utf8.span)
    }
  }
}

/// The written form of a decimal number, with its separators as UTF-8.
private struct DecimalNumber: Sendable {
  private let decimalSeparator: String
  private let groupingSeparator: String?

  init(decimalSeparator: Character, groupingSeparator: Character?) {
    self.decimalSeparator = String(decimalSeparator)
    let groups = groupingSeparator == decimalSeparator ? nil : groupingSeparator
    self.groupingSeparator = groups.map(String.init)
  }

  /// Whether the whole text is such a number; a separator without a digit on either side is none.
  func isWritten(in text: Span<UInt8>) -> Bool {
    var position = 0
    _ = text.take("+", at: &position) || text.take("-", at: &position)
    guard let wholeDigits = wholeDigitCount(in: text, at: &position) else { return false }
    var decimals = 0
    if text.take(literal: decimalSeparator, at: &position) {
      decimals = text.skip(.digit, at: &position)
    }
    return wholeDigits + decimals > 0 && position == text.count
  }

  /// Moves past the digits before the decimals; nil when they are grouped in another way.
  ///
  /// A first group has one to three digits and each further one three. Digits without a separator
  /// between them are not grouped, however many they are.
  private func wholeDigitCount(in text: Span<UInt8>, at position: inout Int) -> Int? {
    var count = text.skip(.digit, at: &position)
    guard let groupingSeparator, (1...3).contains(count) else { return count }
    while text.take(literal: groupingSeparator, at: &position) {
      guard text.skip(.digit, at: &position) == 3 else { return nil }
      count += 3
    }
    return count
  }
}
