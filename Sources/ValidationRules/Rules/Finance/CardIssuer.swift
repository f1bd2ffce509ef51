/// A card scheme with its own ranges of card numbers (ISO/IEC 7812-1, issuer identifiers).
///
/// Each case lists the digits that its numbers start with, and their total number of digits. Some
/// ranges belong to several schemes: numbers that start with 65 are used by Discover, RuPay and Troy.
///
/// ```swift
/// Rule.isCreditCard(from: [.discover]).accepts("6500000000000002")  // true
/// Rule.isCreditCard(from: [.troy]).accepts("6500000000000002")  // true
/// Rule.isCreditCard(from: [.mir]).accepts("6500000000000002")  // false
/// ```
public enum CardIssuer: Hashable, Sendable, CaseIterable {
  /// American Express: 34 and 37, 15 digits.
  case americanExpress

  /// BORICA, Bulgaria: 2205, 16 digits.
  case borica

  /// Diners Club International: 300 to 305, 3095, 36, 38 and 39, 14 to 19 digits.
  case dinersClub

  /// Discover: 6011, 622126 to 622925, 644 to 649 and 65, 16 to 19 digits.
  case discover

  /// Elo, Brazil: 627780, 636297 and 636368, 16 digits.
  case elo

  /// GPN, Indonesia: 1946, 16 digits.
  case gpn

  /// Humo, Uzbekistan: 9860, 16 digits.
  case humo

  /// InstaPayment: 637 to 639, 16 digits.
  case instaPayment

  /// InterPayment: 636, 16 to 19 digits.
  case interPayment

  /// JCB: 3528 to 3589, 16 to 19 digits; 1800 and 2131, 15 digits.
  case jcb

  /// Maestro: 50, 56 to 58, 6304, 639 and 67, 12 to 19 digits.
  case maestro

  /// Mastercard: 2221 to 2720 and 51 to 55, 16 digits.
  case mastercard

  /// Mir, Russia: 2200 to 2204, 16 to 19 digits.
  case mir

  /// Napas, Vietnam: 9704, 16 or 19 digits.
  case napas

  /// RuPay, India: 353, 356, 508, 60, 65, 81 and 82, 16 digits.
  case ruPay

  /// Troy, Turkey: 65 and 9792, 16 digits.
  case troy

  /// UATP, the airlines' Universal Air Travel Plan: 1, 15 digits.
  case uatp

  /// Ukrcard, Ukraine: 604001 to 604200, 16 to 19 digits.
  case ukrcard

  /// UnionPay, China: 62, 14 to 19 digits; 81, 16 to 19 digits.
  case unionPay

  /// Uzcard, Uzbekistan: 8600, 16 digits.
  case uzcard

  /// Visa: 4, 13 or 16 to 19 digits.
  case visa
}
