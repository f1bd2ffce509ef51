import Testing
import ValidationRules

@Suite struct `A currency code` {
  @Test(arguments: ["EUR", "USD", "JPY", "XCG", "ZWG", "SLE", "VED", "XAU", "CHE", "eur", "Usd"])
  func `is accepted`(text: String) {
    #expect(Rule.isCurrencyCode.accepts(text))
  }

  @Test(arguments: [
    "DEM", "ANG", "HRK", "BGN", "ZWL", "BTC", "ZZZ", "AAA", "EU", "EURO", "€", "978", "E R",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isCurrencyCode.accepts(text))
  }

  @Test func `is one of 178`() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let codes = letters.flatMap { first in letters.map { first + $0 } }.flatMap { start in
      letters.map { start + $0 }
    }
    #expect(codes.count { Rule.isCurrencyCode.accepts($0) } == 178)
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isCurrencyCode, on: "EUR")
  }
}
