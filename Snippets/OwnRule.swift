import ValidationRules

extension ValidationRule where Value == String {
  /// Accepts the number of an invoice, such as "R-2026-0042".
  static var isInvoiceNumber: Self {
    Self("Enter an invoice number, such as R-2026-0042") { text in
      text.wholeMatch(of: /R-[0-9]{4}-[0-9]{4}/) != nil
    }
  }

  /// Accepts the number of an invoice of one year.
  static func isInvoiceNumber(of year: Int) -> Self {
    isInvoiceNumber && .startsWith("R-\(year)").message("Enter an invoice of \(year)")
  }
}

let rule = Rule.isInvoiceNumber(of: 2026)
print(rule.accepts("R-2026-0042"))  // true
print(rule.accepts("R-2025-0042"))  // false
print(rule.accepts("2026/42"))  // false
