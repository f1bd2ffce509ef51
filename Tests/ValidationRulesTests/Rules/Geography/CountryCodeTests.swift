import Testing
import ValidationRules

@Suite struct `A country code` {
  @Test(arguments: ["FR", "DE", "ZW", "AD", "SS", "BQ", "fr", "Fr"])
  func `of two letters is accepted`(text: String) {
    #expect(Rule.isCountryCode.accepts(text))
    #expect(Rule.isCountryCode(.alpha2).accepts(text))
    #expect(!Rule.isCountryCode(.alpha3).accepts(text))
  }

  @Test(arguments: ["FRA", "DEU", "ZWE", "SSD", "fra"])
  func `of three letters is accepted`(text: String) {
    #expect(Rule.isCountryCode(.alpha3).accepts(text))
    #expect(!Rule.isCountryCode.accepts(text))
  }

  @Test(arguments: [
    "ZZ", "AA", "XK", "EU", "UK", "AC", "AN", "SU", "F", "GER", "ZZZ", "YUG", "250", "F R", "🇫🇷",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isCountryCode.accepts(text))
    #expect(!Rule.isCountryCode(.alpha3).accepts(text))
  }

  @Test func `is one of 249`() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let triples = pairs.flatMap { start in letters.map { start + $0 } }
    #expect(pairs.count { Rule.isCountryCode.accepts($0) } == 249)
    #expect(triples.count { Rule.isCountryCode(.alpha3).accepts($0) } == 249)
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isCountryCode, on: "FR")
    expectRobustness(of: .isCountryCode(.alpha3), on: "FRA")
  }
}
