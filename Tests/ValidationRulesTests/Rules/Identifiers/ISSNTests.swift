import Testing
import ValidationRules

@Suite struct `An ISSN` {
  @Test(arguments: ["0317-8471", "03178471", "1050-124X", "1050124X", "1050-124x", "0000-0000"])
  func `is accepted`(text: String) {
    #expect(Rule.isISSN.accepts(text))
  }

  @Test(arguments: [
    "0317-8472", "0317 8471", "031-78471", "03178-471", "0317--8471", "0317-847", "0317-84711",
    "X317-8471", "105X-1240", "ISSN 0317-8471", "0317–8471",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isISSN.accepts(text))
  }

  @Test(arguments: Array("0123456789X"))
  func `has one check digit only`(digit: Character) {
    #expect(Rule.isISSN.accepts("0317-847\(digit)") == (digit == "1"))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isISSN, on: "0317-8471")
    expectRobustness(of: .isISSN, on: "1050124X")
  }
}
