/// The symbol of a currency, and the side of an amount on which it may appear.
///
/// ```swift
/// Rule.isCurrencyAmount("USD", symbol: .before("$")).accepts("-$10")  // true
/// Rule.isCurrencyAmount("USD", symbol: .before("$")).accepts("10 $")  // false
/// ```
public enum CurrencySymbol: Hashable, Sendable {
  /// Directly before the digits and after any minus sign, as in -$10.
  case before(String)

  /// After the digits, with or without a space, as in 10 €.
  case after(String)
}

extension ValidationRule where Value == String {
  /// Accepts an amount of money in ASCII digits, with or without the currency's symbol.
  ///
  /// - The whole part may be grouped in threes and has no redundant zeros. It's optional if the
  ///   amount is below 1, as in `.50`.
  /// - Decimals are optional. If present, there are as many as in the currency's minor unit
  ///   (ISO 4217:2015, list one): two for EUR, none for JPY, three for KWD.
  /// - A minus sign may come first.
  ///
  /// ```swift
  /// let price = Rule.isCurrencyAmount(
  ///   "EUR", symbol: .after("€"), decimalSeparator: ",", groupingSeparator: ".")
  /// price.accepts("1.234,50 €")  // true
  /// price.failure(of: "1,234.50 €")  // Enter an amount, such as 1.234,50 €
  /// Rule.isCurrencyAmount("USD").accepts(".50")  // true
  /// ```
  ///
  /// - Parameters:
  ///   - currency: The currency's code, which determines the number of decimals. If it's unknown,
  ///     any number of decimals is accepted.
  ///   - symbol: The symbol that may come before or after the digits, or `nil` to accept none.
  ///   - decimalSeparator: The character before the decimals.
  ///   - groupingSeparator: The character that may separate groups of three digits, or `nil` to
  ///     refuse groups. If it equals the decimal separator, groups are refused too.
  public static func isCurrencyAmount(
    _ currency: String, symbol: CurrencySymbol? = nil, decimalSeparator: Character = ".",
    groupingSeparator: Character? = ","
  ) -> Self {
    let groupingSeparator = groupingSeparator == decimalSeparator ? nil : groupingSeparator
    let format = CurrencyFormat(
      symbol: symbol, decimalSeparator: String(decimalSeparator),
      groupingSeparator: groupingSeparator.map(String.init),
      minorUnits: CurrencyCodes.minorUnits(of: currency.uppercased()))
    return Self(.rule(.currencyAmount, ["example": .text(format.example)])) { text in
      format.matches(text.utf8.span)
    }
  }
}

/// The format of an amount.
private struct CurrencyFormat: Sendable {
  let symbol: CurrencySymbol?
  let decimalSeparator: String
  let groupingSeparator: String?
  /// The number of digits of the minor unit, 0 to 4, or `nil` if it's unknown.
  let minorUnits: Int?

  /// An amount in this format.
  var example: String {
    var amount = "1" + (groupingSeparator ?? "") + "234"
    let minorUnits = minorUnits ?? 2
    if minorUnits > 0 {
      amount += decimalSeparator + "5" + String(repeating: "0", count: minorUnits - 1)
    }
    return switch symbol {
    case .before(let symbol): symbol + amount
    case .after(let symbol): amount + " " + symbol
    case nil: amount
    }
  }

  /// Returns whether the whole text is an amount in this format.
  func matches(_ text: Span<UInt8>) -> Bool {
    var position = 0
    _ = text.take("-", at: &position)
    if case .before(let symbol) = symbol { _ = text.take(literal: symbol, at: &position) }
    let start = position
    guard readWhole(text, at: &position), readFraction(text, at: &position), position > start
    else { return false }
    if case .after(let symbol) = symbol {
      var end = position
      text.takeOptionalSpace(at: &end)
      if text.take(literal: symbol, at: &end) { position = end }
    }
    return position == text.count
  }

  /// Reads the digits before the decimal separator, of which there may be none.
  ///
  /// Returns `false` for a redundant leading 0, and if some digits are grouped and others aren't,
  /// or a group doesn't have three digits.
  private func readWhole(_ text: Span<UInt8>, at position: inout Int) -> Bool {
    let start = position
    let digits = text.skip(.digit, at: &position)
    if digits > 1, text[start] == UInt8(ascii: "0") { return false }
    guard let groupingSeparator, (1...3).contains(digits), text[start] != UInt8(ascii: "0") else {
      return true
    }
    while text.take(literal: groupingSeparator, at: &position) {
      guard text.skip(.digit, at: &position) == 3 else { return false }
    }
    return true
  }

  /// Reads the decimal separator and the minor unit, if present.
  ///
  /// Returns `false` if the digits after a separator don't fit the minor unit.
  private func readFraction(_ text: Span<UInt8>, at position: inout Int) -> Bool {
    guard minorUnits != 0, text.take(literal: decimalSeparator, at: &position) else { return true }
    let digits = text.skip(.digit, at: &position)
    return minorUnits.map { digits == $0 } ?? (digits > 0)
  }
}
