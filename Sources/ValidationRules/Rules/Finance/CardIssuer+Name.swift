extension CardIssuer {
  /// The name on the card, which is the same in every language.
  var name: String {
    switch self {
    case .americanExpress: "American Express"
    case .borica: "BORICA"
    case .dinersClub: "Diners Club"
    case .discover: "Discover"
    case .elo: "Elo"
    case .gpn: "GPN"
    case .humo: "Humo"
    case .instaPayment: "InstaPayment"
    case .interPayment: "InterPayment"
    case .jcb: "JCB"
    case .maestro: "Maestro"
    case .mastercard: "Mastercard"
    case .mir: "Mir"
    case .napas: "Napas"
    case .ruPay: "RuPay"
    case .troy: "Troy"
    case .uatp: "UATP"
    case .ukrcard: "Ukrcard"
    case .unionPay: "UnionPay"
    case .uzcard: "Uzcard"
    case .visa: "Visa"
    }
  }
}
