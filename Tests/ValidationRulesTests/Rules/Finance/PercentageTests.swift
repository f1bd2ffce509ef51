import Testing
import ValidationRules

@Suite struct `A percentage` {
  @Test(arguments: [
    "0", "0%", "-0", "5", "+5", "12.5 %", "12.5\u{A0}%", "99.999%", "100", "100.00%", "007",
  ])
  func `from 0 to 100 is accepted`(text: String) {
    #expect(Rule.isPercentage.accepts(text))
  }

  @Test(arguments: [
    "-1", "-0.5", "100.001", "101", "1000000000000000000000000", "%", " %", "5 % ", "5  %", "5%%",
    "5 percent", "5.", ".5", "1,5", "1.2.3", "--5", "5-", "1e2", "0x5", "nan", "infinity",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isPercentage.accepts(text))
  }

  @Test(arguments: [
    ("-10", true), ("-10,0", true), ("-10,01", false), ("-9,99", true), ("-5", true),
    ("-4,99", false), ("0", false), ("5", false), ("-11", false),
  ])
  func `is tested against both bounds`(text: String, isAccepted: Bool) {
    let rule = Rule.isPercentage(in: -10 ... -5, decimalSeparator: ",")
    #expect(rule.accepts(text) == isAccepted)
  }

  @Test(arguments: [("1", true), ("0.99", false), ("2", true), ("2.01", false), ("-1", false)])
  func `is tested against bounds above zero`(text: String, isAccepted: Bool) {
    #expect(Rule.isPercentage(in: 1...2).accepts(text) == isAccepted)
  }

  @Test func `is tested against the widest possible bounds`() {
    let rule = Rule.isPercentage(in: .min ... .max)
    #expect(rule.accepts("-5"))
    #expect(rule.accepts("123456789012345678901234567890"))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isPercentage, on: "12.5")
    expectRobustness(of: .isPercentage, on: "12.5 %")
  }
}
