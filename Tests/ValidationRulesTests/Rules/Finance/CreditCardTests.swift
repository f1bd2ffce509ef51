import Testing
import ValidationRules

@Suite struct `A card number` {
  private static let numbers: [(number: String, issuer: CardIssuer)] = [
    ("4111111111111111", .visa), ("4222222222222", .visa), ("4000000000000000006", .visa),
    ("5555555555554444", .mastercard), ("2223003122003222", .mastercard),
    ("2720990000000007", .mastercard), ("378282246310005", .americanExpress),
    ("341111111111111", .americanExpress), ("6011111111111117", .discover),
    ("6444444444444443", .discover), ("6512345678000008", .discover),
    ("30569309025904", .dinersClub), ("36227206271667", .dinersClub), ("3530111333300000", .jcb),
    ("6200000000000005", .unionPay), ("6205500000000000004", .unionPay),
    ("6759649826438453", .maestro), ("500000000000005", .maestro), ("2200000000000004", .mir),
    ("9792000000000003", .troy), ("8600000000000007", .uzcard), ("110000000000007", .uatp),
    ("2205000000000009", .borica), ("6277800000000006", .elo), ("1946000000000005", .gpn),
    ("9860000000000000", .humo), ("6370000000000009", .instaPayment),
    ("63600000000000002", .interPayment), ("9704000000000000008", .napas),
    ("6070000000000002", .ruPay), ("604001000000000008", .ukrcard),
  ]

  @Test(arguments: numbers)
  func `is known by its issuer`(number: String, issuer: CardIssuer) {
    #expect(Rule.isCreditCard.accepts(number))
    #expect(Rule.isCreditCard(from: [issuer]).accepts(number))
    #expect(Rule.isCreditCard(from: Set(CardIssuer.allCases)).accepts(number))
    let other: CardIssuer = issuer == .visa ? .mastercard : .visa
    #expect(!Rule.isCreditCard(from: [other]).accepts(number))
  }

  @Test func `can be from any issuer`() {
    #expect(Set(Self.numbers.map(\.issuer)) == Set(CardIssuer.allCases))
  }

  @Test(arguments: [
    "4111 1111 1111 1111", "4111-1111-1111-1111", "3782 822463 10005", "41 1111111111 1111",
  ])
  func `can be written in groups`(number: String) {
    #expect(Rule.isCreditCard.accepts(number))
  }

  @Test(arguments: [
    "4111 1111-1111 1111", "4111  1111 1111 1111", " 4111111111111111", "4111111111111111 ",
    "4111.1111.1111.1111", "4111--111111111111", "411111111111111l",
  ])
  func `is refused if the groups are odd`(number: String) {
    #expect(!Rule.isCreditCard.accepts(number))
  }

  @Test(arguments: [
    "4111111111111112",  // wrong check digit
    "411111100000007",  // Visa numbers never have 15 digits
    "40000000000000000002",  // 20 digits
    "9000000000000001",  // no issuer, although the check digit is right
    "2721010000000003",  // beyond Mastercard's last range
    "0000000000000000",
    "18",
  ])
  func `is refused`(number: String) {
    #expect(!Rule.isCreditCard.accepts(number))
  }

  @Test func `is refused if no issuer is accepted`() {
    #expect(!Rule.isCreditCard(from: []).accepts("4111111111111111"))
  }

  @Test(
    arguments: [
      ([.visa], "Enter the number of a card from Visa"),
      (
        [.visa, .americanExpress, .mastercard],
        "Enter the number of a card from one of these: American Express, Mastercard, Visa"
      ),
      ([], "Enter a valid value"),
    ] as [(Set<CardIssuer>, String)])
  func `reports whose cards are accepted`(issuers: Set<CardIssuer>, sentence: String) {
    let rule = Rule.isCreditCard(from: issuers)
    #expect(english(rule.failure(of: "30569309025904")) == sentence)
  }

  @Test func `names every issuer, each differently`() {
    let message = Rule.isCreditCard(from: Set(CardIssuer.allCases)).message
    let names = english(message)?.split(separator: ": ").last?.split(separator: ", ") ?? []
    #expect(Set(names).count == CardIssuer.allCases.count)
    #expect(names.map { $0.lowercased() } == names.map { $0.lowercased() }.sorted())
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isCreditCard, on: "4111111111111111")
  }
}
