import Testing
import ValidationRules

@Suite struct `A language code` {
  @Test(arguments: ["fr", "en", "zu", "aa", "nb", "FR"])
  func `is accepted`(text: String) {
    #expect(Rule.isLanguageCode.accepts(text))
  }

  @Test(arguments: ["al", "pf", "xx", "sh", "bh", "fra", "f", "e n"])
  func `is refused`(text: String) {
    #expect(!Rule.isLanguageCode.accepts(text))
  }

  @Test func `is one of 183`() {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    #expect(pairs.count { Rule.isLanguageCode.accepts($0) } == 183)
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isLanguageCode, on: "fr")
  }
}
