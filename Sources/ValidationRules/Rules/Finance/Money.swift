/// An amount of money in a currency, counted in the currency's smallest unit.
///
/// The number of digits after the point is that of ISO 4217:2015: two for EUR, none for JPY, three for
/// KWD. A code that isn't in its list has two.
///
/// ```swift
/// Money("12.50 EUR")?.minorUnits  // 1250
/// Money("12.50 JPY")  // nil
/// ```
public struct Money: Hashable, Sendable {
  /// The amount in the smallest unit of the currency, such as cents.
  public let minorUnits: Int

  /// The three-letter code of the currency (ISO 4217), in capitals.
  public let currency: String

  /// Creates an amount, or returns `nil` if the currency isn't three ASCII letters.
  ///
  /// ```swift
  /// Money(minorUnits: 1250, currency: "EUR")?.amount  // "12.50"
  /// Money(minorUnits: 1250, currency: "€")  // nil
  /// ```
  public init?(minorUnits: Int, currency: String) {
    let isCode = currency.utf8.allSatisfy { $0.letterValue != nil }
    guard isCode, currency.utf8.count == 3 else { return nil }
    self.minorUnits = minorUnits
    self.currency = currency.uppercased()
  }

  /// Reads an amount in ASCII digits, with an optional `-` before them and one `.` among them.
  ///
  /// It's `nil` if it has more digits after the point than the currency.
  ///
  /// ```swift
  /// Money(amount: "12.5", currency: "EUR")?.minorUnits  // 1250
  /// Money(amount: "12.505", currency: "EUR")  // nil
  /// ```
  public init?(amount: String, currency: String) {
    let parts = amount.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    let digits = Self.fractionDigits(of: currency)
    let whole = parts[0].hasPrefix("-") ? parts[0].dropFirst() : parts[0]
    guard !whole.isEmpty, parts.count == 1 || !fraction.isEmpty, fraction.count <= digits,
      (whole + fraction).utf8.allSatisfy({ $0.decimalValue != nil }),
      let units = Int(parts[0] + fraction + String(repeating: "0", count: digits - fraction.count))
    else { return nil }
    self.init(minorUnits: units, currency: currency)
  }

  /// The amount in ASCII digits with all digits of its currency, such as `12.50`.
  public var amount: String {
    let digits = Self.fractionDigits(of: currency)
    let units = String(minorUnits.magnitude)
    let padded = String(repeating: "0", count: max(digits + 1 - units.count, 0)) + units
    let fraction = digits == 0 ? "" : ".\(padded.suffix(digits))"
    return "\(minorUnits < 0 ? "-" : "")\(padded.dropLast(digits))\(fraction)"
  }

  /// Returns the number of digits after a currency's decimal separator.
  private static func fractionDigits(of currency: String) -> Int {
    CurrencyCodes.minorUnits(of: currency) ?? 2
  }
}

extension Money: Comparable {
  /// Returns whether the left amount is smaller.
  ///
  /// Amounts in different currencies have no order: neither is smaller. So a bound such as
  /// `.atLeast(Money("5 EUR"))` doesn't apply to other currencies.
  public static func < (left: Self, right: Self) -> Bool {
    left.currency == right.currency && left.minorUnits < right.minorUnits
  }
}

extension Money: LosslessStringConvertible {
  /// Reads an amount and the code of its currency, separated by a space, as in `12.50 EUR`.
  public init?(_ description: String) {
    let parts = description.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(amount: String(parts[0]), currency: String(parts[1]))
  }

  /// The amount and the code of its currency, such as `12.50 EUR`.
  public var description: String { "\(amount) \(currency)" }
}

extension Money: Codable {
  /// Reads the text of an amount, such as `12.50 EUR`.
  public init(from decoder: any Decoder) throws { self = try textValue(from: decoder) }

  /// Writes the amount as text.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
