import Testing
import ValidationRules

@Suite struct `An ISIN` {
  @Test(arguments: [
    "US0378331005", "DE000BAY0017", "AU0000XVGZA3", "GB0002634946", "XS0137672381", "EU000A0VUCF1",
    "AN8068571086", "us0378331005",
  ])
  func `is accepted`(text: String) {
    #expect(Rule.isISIN.accepts(text))
  }

  @Test(arguments: 0...9)
  func `has one check digit only`(digit: Int) {
    #expect(Rule.isISIN.accepts("US037833100\(digit)") == (digit == 5))
  }

  @Test(arguments: [
    "US037833100", "US03783310050", "US037833100O", "030378331005", "LL0378331005",
    "US-0378331005", "US 037833100 5", "US0378*31005",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isISIN.accepts(text))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isISIN, on: "US0378331005")
  }
}
