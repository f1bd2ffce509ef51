import Testing
import ValidationRules

@Suite struct `An IMEI` {
  @Test(arguments: ["490154203237518", "49-015420-323751-8", "352099001761481"])
  func `is accepted`(text: String) {
    #expect(Rule.isIMEI.accepts(text))
  }

  @Test(arguments: [
    "490154203237517", "49015420323751", "4901542032375180", "49 015420 323751 8",
    "49-015420-3237518", "49-0154203-23751-8", "490-15420-323751-8", "49-015420--32375-8",
    "49-015420-32375A-8", "49–015420–323751–8", "99-000086-247185-4",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isIMEI.accepts(text))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isIMEI, on: "490154203237518")
    expectRobustness(of: .isIMEI, on: "49-015420-323751-8")
  }
}
