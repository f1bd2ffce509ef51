extension ValidationRule where Value == String {
  /// Accepts the eight digits under a short bar code (GTIN-8).
  ///
  /// Implements GS1 General Specifications, section 7.9.1 (standard check digit).
  ///
  /// ```swift
  /// Rule.isEAN8.accepts("73513537")  // true
  /// Rule.isEAN8.failure(of: "73513536")  // Enter the 8 digits below the bar code
  /// ```
  public static var isEAN8: Self {
    Self(.rule(.ean8)) { text in
      PrintedCode(text.utf8.span).map { $0.count == 8 && isTradeItem($0) } ?? false
    }
  }

  /// Accepts the thirteen digits under a bar code (GTIN-13).
  ///
  /// Implements GS1 General Specifications, section 7.9.1 (standard check digit).
  ///
  /// ```swift
  /// Rule.isEAN13.accepts("4006381333931")  // true
  /// Rule.isEAN13.failure(of: "4006381333932")  // Enter the 13 digits below the bar code
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
  /// Rule.isEAN14.failure(of: "14006381333931")  // Enter the 14 digits of the bar code
  /// ```
  public static var isEAN14: Self {
    Self(.rule(.ean14)) { text in
      PrintedCode(text.utf8.span).map { $0.count == 14 && isTradeItem($0) } ?? false
    }
  }
}

/// Returns whether a code consists of digits and ends in the right check digit.
///
/// Starting at the check digit and moving left, the digits have the weights 1 and 3 in turn, and the sum
/// must be a multiple of 10 (GS1 General Specifications, section 7.9.1). The caller checks the length.
func isTradeItem(_ code: PrintedCode) -> Bool {
  guard code.isDigits(0..<code.count) else { return false }
  let sum = (0..<code.count).reduce(0) { sum, position in
    let weight = (code.count - position).isMultiple(of: 2) ? 3 : 1
    return sum + weight * (code[position].decimalValue ?? 0)
  }
  return sum % 10 == 0
}
