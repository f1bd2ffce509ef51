/// A card scheme that numbers its cards in ranges of its own (ISO/IEC 7812-1, issuer identifiers).
public enum CardIssuer: Hashable, Sendable, CaseIterable {
  /// American Express.
  case americanExpress

  /// BORICA, Bulgaria.
  case borica

  /// Diners Club International.
  case dinersClub

  /// Discover.
  case discover

  /// Elo, Brazil.
  case elo

  /// GPN, Indonesia.
  case gpn

  /// Humo, Uzbekistan.
  case humo

  /// InstaPayment.
  case instaPayment

  /// InterPayment.
  case interPayment

  /// JCB.
  case jcb

  /// Maestro.
  case maestro

  /// Mastercard.
  case mastercard

  /// Mir, Russia.
  case mir

  /// Napas, Vietnam.
  case napas

  /// RuPay, India.
  case ruPay

  /// Troy, Turkey.
  case troy

  /// UATP, the airlines' travel plan.
  case uatp

  /// Ukrcard, Ukraine.
  case ukrcard

  /// UnionPay, China.
  case unionPay

  /// Uzcard, Uzbekistan.
  case uzcard

  /// Visa.
  case visa
}
