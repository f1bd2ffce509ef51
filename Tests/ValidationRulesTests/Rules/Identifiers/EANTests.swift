import Testing
import ValidationRules

@Suite struct `The number below a bar code` {
  @Test(arguments: ["4006381333931", "4012345678901", "9783598215001", "0000000000000"])
  func `of thirteen digits is accepted`(text: String) {
    #expect(Rule.isEAN13.accepts(text))
    #expect(!Rule.isEAN8.accepts(text))
  }

  @Test(arguments: ["73513537", "96385074", "00000000"])
  func `of eight digits is accepted`(text: String) {
    #expect(Rule.isEAN8.accepts(text))
    #expect(!Rule.isEAN13.accepts(text))
  }

  @Test(arguments: ["14006381333938", "00012345600012", "10000000000007"])
  func `of fourteen digits is accepted`(text: String) {
    #expect(Rule.isEAN14.accepts(text))
    #expect(!Rule.isEAN13.accepts(text))
  }

  @Test(arguments: [
    "4006381333932", "73513536", "400638133393", "40063813339311", "735135", "036000291452",
    "4 006381 333931", "7351-3537", "400638133393X", "+73513537", "14006381333931",
    "1400638133393X",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isEAN14.accepts(text))
    #expect(!Rule.isEAN13.accepts(text))
    #expect(!Rule.isEAN8.accepts(text))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isEAN14, on: "14006381333938")
    expectRobustness(of: .isEAN13, on: "4006381333931")
    expectRobustness(of: .isEAN8, on: "73513537")
  }
}
