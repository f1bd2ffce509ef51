extension ValidationRule where Value == String {
  /// Accepts the number of a payment card: a known issuer's digits and length, and the right check digit.
  ///
  /// A single space or hyphen may separate any two digits, but one number can't mix the two. Dots
  /// and other characters are refused. Implements ISO/IEC 7812-1:2017, clause 4.1 (number format),
  /// 4.2 (issuer identification number) and 4.4 with Annex B (check digit). The issuers are those
  /// of ``CardIssuer``.
  ///
  /// ```swift
  /// Rule.isCreditCard.accepts("4111 1111 1111 1111")  // true
  /// Rule.isCreditCard.failure(of: "4111 1111 1111 1112")  // Enter the number as printed on the card
  /// ```
  public static var isCreditCard: Self {
    Self(.rule(.creditCard)) { text in isCard(text.utf8.span) { _ in true } }
  }

  /// Accepts the number of a payment card from one of the given issuers.
  ///
  /// All other checks are those of ``isCreditCard``.
  ///
  /// ```swift
  /// Rule.isCreditCard(from: [.visa]).accepts("4111 1111 1111 1111")  // true
  /// Rule.isCreditCard(from: [.visa]).failure(of: "5555 5555 5555 4444")
  /// // Enter the number of a card from Visa
  /// ```
  ///
  /// - Parameter issuers: The accepted issuers. If empty, every number is refused.
  public static func isCreditCard(from issuers: Set<CardIssuer>) -> Self {
    let names = CardIssuer.allCases.filter(issuers.contains).map(\.name)
    return Self(.creditCard(issuers: names)) { text in
      isCard(text.utf8.span) { issuer in issuers.contains(issuer) }
    }
  }
}

extension ValidationMessage {
  /// The message that names the accepted issuers, or a general one if there are none.
  fileprivate static func creditCard(issuers: [String]) -> Self {
    issuers.isEmpty
      ? .notValid
      : .rule(
        .`creditCard.issuer`, ["count": .number(issuers.count), "issuers": .list(issuers)])
  }
}

/// Returns whether the text is a number of an accepted issuer, with the right check digit.
private func isCard(_ text: Span<UInt8>, isTaken: (CardIssuer) -> Bool) -> Bool {
  guard let code = PrintedCode(text, separators: .spacesOrHyphensAlike),
    (12...19).contains(code.count), let sum = LuhnSum(code), sum.isValid
  else { return false }
  let prefix = (0..<8).reduce(0) { $0 * 10 + (code[$1].decimalValue ?? 0) }
  return CardRange.all.contains { range in
    range.prefixes.contains(prefix) && range.lengths.contains(code.count) && isTaken(range.issuer)
  }
}
