extension ValidationRule where Value == String {
  /// Accepts a decimal number with a dot as its decimal separator.
  ///
  /// The format is the `decimal` of W3C XML Schema 1.1, part 2, section 3.3.3: an optional sign,
  /// then ASCII digits with at most one dot before, between or after them. Exponents, infinity and
  /// NaN are refused.
  ///
  /// ```swift
  /// Rule.isDecimal.accepts("-12.50")  // true
  /// Rule.isDecimal.failure(of: "1e3")  // Enter a number, such as 12.5
  /// ```
  public static var isDecimal: Self {
    isDecimal(decimalSeparator: ".")
  }

  /// Accepts a decimal number with the separators of a locale.
  ///
  /// The format is that of ``isDecimal`` with `decimalSeparator` instead of the dot. With a
  /// grouping separator, the whole part may be grouped in threes, as in the pattern `#,##0.###` of
  /// Unicode UTS #35, part 3, section 3. A partly grouped number is refused.
  ///
  /// ```swift
  /// let german = Rule.isDecimal(decimalSeparator: ",", groupingSeparator: ".")
  /// german.accepts("1.234.567,89")  // true
  /// german.failure(of: "12.34,5")  // Enter a number, such as 12,5
  /// ```
  ///
  /// - Parameters:
  ///   - decimalSeparator: The character before the decimals.
  ///   - groupingSeparator: The character that may separate groups of three digits, or `nil` to
  ///     refuse groups. If it equals the decimal separator, groups are refused too.
  public static func isDecimal(
    decimalSeparator: Character, groupingSeparator: Character? = nil
  ) -> Self {
    let number = DecimalNumber(
      decimalSeparator: decimalSeparator, groupingSeparator: groupingSeparator)
    return Self(.rule(.decimal, ["separator": .text(String(decimalSeparator))])) { text in
      number.isWritten(in: text.utf8.span)
    }
  }
}

/// The written form of a decimal number, with its separators.
private struct DecimalNumber: Sendable {
  private let decimalSeparator: String
  private let groupingSeparator: String?

  init(decimalSeparator: Character, groupingSeparator: Character?) {
    self.decimalSeparator = String(decimalSeparator)
    let groups = groupingSeparator == decimalSeparator ? nil : groupingSeparator
    self.groupingSeparator = groups.map(String.init)
  }

  /// Returns whether the whole text is such a number, with a digit before or after the separator.
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

  /// Moves past the digits before the decimals and returns their number, or `nil` if groups are wrong.
  ///
  /// The first group has one to three digits, and each further one has three. Without a grouping
  /// separator, there may be any number of digits.
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
