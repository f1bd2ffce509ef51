import Testing
import ValidationRules

@Suite struct `A BIC` {
  @Test(arguments: [
    "DEUTDEFF", "DEUTDEFF500", "NEDSZAJJXXX", "ASPKAT2LXXX", "NLPRXKPR", "CAIXICBBXXX", "BARCGGSA",
    "GENODEM0GLS",
  ])
  func `is accepted`(text: String) {
    #expect(Rule.isBIC.accepts(text))
  }

  @Test(arguments: [
    "DEUTDEF", "DEUTDEFF5", "DEUTDEFF50", "DEUTDEFF5000",  // length
    "DEUTXXFF", "DEUT12FF", "DEUTZZFF",  // country
    "deutdeff", "DEUTdeFF", "DEUT-DEFF", "DEUT DE FF", "DEUTDEF€", "DEUTDEFF5ß0",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isBIC.accepts(text))
  }

  @Test func `has digits in its prefix only if that is required`() {
    #expect(!Rule.isBIC.accepts("E097DEXX"))
    #expect(!Rule.isBIC(prefix: .letters).accepts("E097DEXX"))
    #expect(Rule.isBIC(prefix: .alphanumeric).accepts("E097DEXX"))
    #expect(!Rule.isBIC(prefix: .alphanumeric).accepts("E0971EXX"))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isBIC, on: "DEUTDEFF500")
    expectRobustness(of: .isBIC(prefix: .alphanumeric), on: "DEUTDEFF")
  }
}
