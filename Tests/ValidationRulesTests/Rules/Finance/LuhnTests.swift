import Testing
import ValidationRules

@Suite struct `A Luhn number` {
  @Test(arguments: ["0", "18", "49927398716", "4992 7398 716", "4992-7398-716", "79927398713"])
  func `ends in its check digit`(text: String) {
    #expect(Rule.isLuhn.accepts(text))
  }

  @Test(arguments: 0...9)
  func `has one check digit only`(digit: Int) {
    #expect(Rule.isLuhn.accepts("7992739871\(digit)") == (digit == 3))
  }

  @Test(arguments: [
    "1", "4992 7398-716", "4992  7398716", "4992--7398716", "-49927398716", "4992.7398.716",
    "4992739871a6", "+49927398716",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isLuhn.accepts(text))
  }

  @Test func `can have any length`() {
    // The digits of a million ones add up to 1,500,000, no matter which half is doubled.
    #expect(Rule.isLuhn.accepts(String(repeating: "1", count: 1_000_000)))
    #expect(!Rule.isLuhn.accepts(String(repeating: "1", count: 999_999)))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isLuhn, on: "49927398716")
  }
}
