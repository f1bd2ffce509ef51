extension ValidationRule where Value == String {
  /// Accepts an ISBN of ten or thirteen digits.
  ///
  /// See ``isISBN10`` and ``isISBN13``.
  ///
  /// ```swift
  /// Rule.isISBN.accepts("978-3-598-21500-1")  // true
  /// Rule.isISBN.failure(of: "978-3-598-21500-2")  // Enter an ISBN, such as 978-3-598-21500-1
  /// ```
  public static var isISBN: Self {
    Self(.rule(.isbn)) { text in isBook10(text.utf8.span) || isBook13(text.utf8.span) }
  }

  /// Accepts an ISBN of ten digits, as assigned until 2006.
  ///
  /// Implements ISO 2108:1992, structure of an ISBN: nine digits and a check digit modulo 11, where
  /// a capital X represents ten. A single hyphen or space may separate any two digits; the rule
  /// doesn't check the size of the groups.
  ///
  /// ```swift
  /// Rule.isISBN10.accepts("0-9752298-0-X")  // true
  /// Rule.isISBN10.failure(of: "0-9752298-0-3")  // Enter a 10-digit ISBN, such as 3-598-21507-X
  /// ```
  public static var isISBN10: Self {
    Self(.rule(.isbn10)) { text in isBook10(text.utf8.span) }
  }

  /// Accepts an ISBN of thirteen digits.
  ///
  /// Implements ISO 2108:2017, structure of an ISBN: the prefix 978 or 979, nine digits, and a
  /// check digit modulo 10. A single hyphen or space may separate any two digits; the rule doesn't
  /// check the size of the groups.
  ///
  /// ```swift
  /// Rule.isISBN13.accepts("978-3-598-21500-1")  // true
  /// Rule.isISBN13.failure(of: "977-3-598-21500-4")  // Enter a 13-digit ISBN, such as 978-3-598-21500-1
  /// ```
  public static var isISBN13: Self {
    Self(.rule(.isbn13)) { text in isBook13(text.utf8.span) }
  }
}

/// Returns whether the text is nine digits and a check digit.
///
/// From the left, the digits have the weights 10 to 1, and the sum must be a multiple of 11.
private func isBook10(_ text: Span<UInt8>) -> Bool {
  guard let code = PrintedCode(text, separators: .spacesOrHyphens), code.count == 10,
    code.isDigits(0..<9)
  else { return false }
  let last = code[9] == UInt8(ascii: "X") ? 10 : code[9].decimalValue
  guard let last else { return false }
  let sum = (0..<9).reduce(last) { $0 + (10 - $1) * (code[$1].decimalValue ?? 0) }
  return sum % 11 == 0
}

/// Returns whether the text is a GTIN-13 with 978 or 979, the prefixes of books.
private func isBook13(_ text: Span<UInt8>) -> Bool {
  guard let code = PrintedCode(text, separators: .spacesOrHyphens), code.count == 13 else {
    return false
  }
  return code[0] == UInt8(ascii: "9") && code[1] == UInt8(ascii: "7")
    && (code[2] == UInt8(ascii: "8") || code[2] == UInt8(ascii: "9"))
    && isTradeItem(code)
}
