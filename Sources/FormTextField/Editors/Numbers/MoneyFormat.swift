import GenericForm

/// The format of amounts of money in a locale.
nonisolated struct MoneyFormat {
  var numbers = NumberFormat()

  /// The code of the locale's own currency, or empty text if it has none.
  var ownCurrency = ""

  /// The sign of the locale's own currency, which needn't be unambiguous.
  var ownSign = ""

  /// Indicates whether signs come before the amount.
  var isSignFirst = false

  /// Indicates whether a space separates a sign and the amount.
  var hasSpace = true

  /// The signs that mean one currency everywhere; the others are shown as codes.
  private static let signs = [
    "AMD": "֏", "AZN": "₼", "BDT": "৳", "CRC": "₡", "EUR": "€", "GBP": "£", "GEL": "₾",
    "GHS": "₵", "ILS": "₪", "INR": "₹", "KRW": "₩", "KZT": "₸", "LAK": "₭", "MNT": "₮",
    "NGN": "₦", "PHP": "₱", "PYG": "₲", "RUB": "₽", "THB": "฿", "TRY": "₺", "UAH": "₴",
    "VND": "₫",
  ]

  /// Returns the sign of a currency, or its code if the sign could mean another one.
  func sign(of currency: String) -> String {
    if currency == ownCurrency, !ownSign.isEmpty { return ownSign }
    return Self.signs[currency] ?? currency
  }

  /// Returns an amount with the digits of its currency, without a sign.
  func number(of money: Money) -> String { numbers.text(money.amount) }

  /// Returns an amount with the sign of its currency.
  func text(of money: Money) -> String {
    let sign = sign(of: money.currency)
    // A code always needs a space.
    let space = hasSpace || sign.last?.isLetter == true ? "\u{A0}" : ""
    let number = number(of: money)
    guard isSignFirst else { return "\(number)\(space)\(sign)" }
    let isNegative = number.hasPrefix("-")
    return (isNegative ? "-" : "") + sign + space + number.dropFirst(isNegative ? 1 : 0)
  }
}

extension MoneyFormat {
  /// Returns the currency whose sign or code is at an end of a text, and the rest of the text.
  func currency(in text: String, of currencies: [String]) -> (code: String, rest: String)? {
    let text = ValidationFormatter.trimmed.format(text)
    for code in currencies {
      for mark in [code, sign(of: code)] {
        let (start, end) = (text.prefix(mark.count), text.suffix(mark.count))
        let mark = mark.lowercased()
        if end.lowercased() == mark { return (code, String(text.dropLast(mark.count))) }
        if start.lowercased() == mark { return (code, String(text.dropFirst(mark.count))) }
      }
    }
    return nil
  }

  /// Returns the amount in a text, or `nil` if it isn't one.
  func money(in text: String, currency: String) -> Money? {
    numbers.plainText(of: text).flatMap { Money(amount: $0, currency: currency) }
  }

  /// The format of the program's locale.
  static var current: MoneyFormat {
    let locale = LocaleMoney()
    return MoneyFormat(
      numbers: .current, ownCurrency: locale.code, ownSign: locale.sign,
      isSignFirst: locale.isSignFirst, hasSpace: locale.hasSpace)
  }
}
