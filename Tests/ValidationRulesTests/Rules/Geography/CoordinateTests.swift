import Testing
import ValidationRules

@Suite struct `A coordinate` {
  @Test(arguments: [
    "0", "-0", "47.1231231", "-90", "+90.000", "90", "09.5", "-00.5", "89.999999999",
  ])
  func `from pole to pole is a latitude`(text: String) {
    #expect(Rule.isLatitude.accepts(text))
  }

  @Test(arguments: [
    "90.0001", "-91", "108", "+99.9", "090", "1.", ".5", "45,5", "45°", "45 N", "1e1", "--1", "+-1",
    "45.5.5", "45.5-", "NaN", "inf", "1000000000000000000000",
  ])
  func `is refused as a latitude`(text: String) {
    #expect(!Rule.isLatitude.accepts(text))
  }

  @Test(arguments: ["0", "180", "-180.000", "+073.234", "23.11111111", "179.9999999", "007"])
  func `around the earth is a longitude`(text: String) {
    #expect(Rule.isLongitude.accepts(text))
  }

  @Test(arguments: ["180.1", "-180.0000001", "+382.3811", "0180", "181", "1.", ".5", "5 E", "5,5"])
  func `is refused as a longitude`(text: String) {
    #expect(!Rule.isLongitude.accepts(text))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isLatitude, on: "-47.123")
    expectRobustness(of: .isLongitude, on: "+073.234")
  }
}
