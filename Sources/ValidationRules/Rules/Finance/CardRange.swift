/// A range of card numbers with the same issuer.
struct CardRange: Sendable {
  let issuer: CardIssuer

  /// The range of the first eight digits, read as a number.
  let prefixes: ClosedRange<Int>

  /// The total number of digits.
  let lengths: ClosedRange<Int>

  /// Creates the range of numbers that start with one of `prefixes`.
  ///
  /// - Precondition: Both bounds of `prefixes` have the same number of digits, one to eight, and
  ///   don't start with 0.
  init(_ issuer: CardIssuer, _ prefixes: ClosedRange<Int>, _ lengths: ClosedRange<Int>) {
    var scale = 1
    while prefixes.lowerBound * scale < 10_000_000 { scale *= 10 }
    self.issuer = issuer
    self.prefixes = prefixes.lowerBound * scale...(prefixes.upperBound + 1) * scale - 1
    self.lengths = lengths
  }

  /// The ranges published by the schemes, as collected in card-processing guides.
  ///
  /// A number may be in several ranges, of one or more schemes.
  static let all: [CardRange] = [
    CardRange(.visa, 4...4, 16...19), CardRange(.visa, 4...4, 13...13),
    CardRange(.mastercard, 51...55, 16...16), CardRange(.mastercard, 2221...2720, 16...16),
    CardRange(.americanExpress, 34...34, 15...15), CardRange(.americanExpress, 37...37, 15...15),
    CardRange(.unionPay, 62...62, 14...19), CardRange(.unionPay, 81...81, 16...19),
    CardRange(.discover, 6011...6011, 16...19), CardRange(.discover, 644...649, 16...19),
    CardRange(.discover, 65...65, 16...19), CardRange(.discover, 622_126...622_925, 16...19),
    CardRange(.jcb, 3528...3589, 16...19), CardRange(.jcb, 2131...2131, 15...15),
    CardRange(.jcb, 1800...1800, 15...15),
    CardRange(.dinersClub, 300...305, 14...19), CardRange(.dinersClub, 3095...3095, 14...19),
    CardRange(.dinersClub, 36...36, 14...19), CardRange(.dinersClub, 38...39, 14...19),
    CardRange(.maestro, 50...50, 12...19), CardRange(.maestro, 56...58, 12...19),
    CardRange(.maestro, 6304...6304, 12...19), CardRange(.maestro, 639...639, 12...19),
    CardRange(.maestro, 67...67, 12...19),
    CardRange(.mir, 2200...2204, 16...19), CardRange(.borica, 2205...2205, 16...16),
    CardRange(.ruPay, 508...508, 16...16), CardRange(.ruPay, 60...60, 16...16),
    CardRange(.ruPay, 65...65, 16...16), CardRange(.ruPay, 81...82, 16...16),
    CardRange(.ruPay, 353...353, 16...16), CardRange(.ruPay, 356...356, 16...16),
    CardRange(.elo, 627_780...627_780, 16...16), CardRange(.elo, 636_297...636_297, 16...16),
    CardRange(.elo, 636_368...636_368, 16...16),
    CardRange(.interPayment, 636...636, 16...19), CardRange(.instaPayment, 637...639, 16...16),
    CardRange(.ukrcard, 604_001...604_200, 16...19), CardRange(.troy, 65...65, 16...16),
    CardRange(.troy, 9792...9792, 16...16), CardRange(.uatp, 1...1, 15...15),
    CardRange(.gpn, 1946...1946, 16...16), CardRange(.napas, 9704...9704, 16...16),
    CardRange(.napas, 9704...9704, 19...19), CardRange(.humo, 9860...9860, 16...16),
    CardRange(.uzcard, 8600...8600, 16...16),
  ]
}
