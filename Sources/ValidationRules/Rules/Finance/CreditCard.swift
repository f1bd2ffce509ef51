extension ValidationRule where Value == String {
  /// Accepts the number of a payment card of a known issuer, of the length that it uses, with the
  /// right check digit.
  ///
  /// Between two digits a single space or a single hyphen may stand, as on the card, but not both
  /// kinds in one number; dots and other signs are refused. Implements ISO/IEC 7812-1:2017,
  /// clause 4.1 (number format), 4.2 (issuer identification number) and 4.4 with Annex B (check
  /// digit), with the issuers of ``CardIssuer``.
  ///
  /// ```swift
  /// Rule.isCreditCard.accepts("4111 1111 1111 1111")  // true
  /// Rule.isCreditCard.accepts("4111 1111 1111 1112")  // false
  /// ```
  public static var isCreditCard: Self {
    Self(.rule(.creditCard)) { text in isCard(text.utf8.span) { _ in true } }
  }

  /// Accepts the number of a payment card of one of these issuers; otherwise as
  /// ``isCreditCard``.
  ///
  /// ```swift
  /// Rule.isCreditCard(from: [.visa]).accepts("4111 1111 1111 1111")  // true
  /// Rule.isCreditCard(from: [.visa]).accepts("5555 5555 5555 4444")  // false
  /// ```
  ///
  /// - Parameter issuers: The issuers whose cards are taken; without one, no number is accepted.
  public static func isCreditCard(from issuers: Set<CardIssuer>) -> Self {
    let names = CardIssuer.allCases.filter(issuers.contains).map(\.name)
    return Self(.creditCard(issuers: names)) { text in
      isCard(text.utf8.span) { issuer in issuers.contains(issuer) }
    }
  }
}

extension ValidationMessage {
  /// The message for cards of some issuers; a rule without issuers accepts no card, and its message
  /// cannot name one.
  fileprivate static func creditCard(issuers: [String]) -> Self {
    issuers.isEmpty
      ? .notValid
      : .rule(
        .`creditCard.issuer`, ["count": .number(issuers.count), "issuers": .list(issuers)])
  }
}

/// Returns whether text is a number in a range whose issuer is taken, with the right check digit.
private func isCard(_ text: Span<UInt8>, isTaken: (CardIssuer) -> Bool) -> Bool {
  guard let code = PrintedCode(text, separators: .spacesOrHyphensAlike),
    (12...19).contains(code.count), let sum = LuhnSum(code), sum.isValid
  else { return false }
  let prefix = (0..<8).reduce(0) { $0 * 10 + (code[$1].decimalValue ?? 0) }
  return CardRange.all.contains { range in
    range.prefixes.contains(prefix) && range.lengths.contains(code.count) && isTaken(range.issuer)
  }
}
