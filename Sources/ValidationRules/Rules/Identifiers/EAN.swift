extension ValidationRule where Value == String {
  /// Accepts the eight digits below a short bar code (GTIN-8).
  ///
  /// Implements GS1 General Specifications, section 7.9.1 (standard check digit).
  ///
  /// ```swift
  /// Rule.isEAN8.accepts("73513537")  // true
  /// Rule.isEAN8.accepts("73513536")  // false
  /// ```
  public static var isEAN8: Self {
    Self(.rule(.ean8)) { text in
      PrintedCode(text.utf8.span).map { $0.count == 8 && isTradeItem($0) } ?? false
    }
  }

  /// Accepts the thirteen digits below a bar code (GTIN-13).
  ///
  /// Implements GS1 General Specifications, section 7.9.1 (standard check digit).
  ///
  /// ```swift
  /// Rule.isEAN13.accepts("4006381333931")  // true
  /// Rule.isEAN13.accepts("4006381333932")  // false
  /// ```
  public static var isEAN13: Self {
    Self(.rule(.ean13)) { text in
      PrintedCode(text.utf8.span).map { $0.count == 13 && isTradeItem($0) } ?? false
    }
  }

  /// Accepts the fourteen digits on a case of goods (GTIN-14).
  ///
  /// Implements GS1 General Specifications, section 7.9.1 (standard check digit).
  ///
  /// ```swift
  /// Rule.isEAN14.accepts("14006381333938")  // true
  /// Rule.isEAN14.accepts("14006381333931")  // false
  /// ```
  public static var isEAN14: Self {
    Self(.rule(.ean14)) { text in
      PrintedCode(text.utf8.span).map { $0.count == 14 && isTradeItem($0) } ?? false
    }
  }
}

/// Returns whether a code is of digits, the last of which is the check digit of those before it.
///
/// From the check digit to the left, the digits weigh 1 and 3 by turns (GS1 General Specifications,
/// section 7.9.1), and the sum is a multiple of 10. The length is up to the caller.
func isTradeItem(_ code: PrintedCode) -> Bool {
  guard code.isDigits(0..<code.count) else { return false }
  let sum = (0..<code.count).reduce(0) { sum, position in
    let weight = (code.count - position).isMultiple(of: 2) ? 3 : 1
    return sum + weight * (code[position].decimalValue ?? 0)
  }
  return sum % 10 == 0
}
