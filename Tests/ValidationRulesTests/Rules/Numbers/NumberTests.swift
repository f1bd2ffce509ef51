import Testing
import ValidationRules

@Suite struct NumberTests {
  @Test(arguments: [
    ("1", true), ("-5", true), ("1.4", true), ("-5.73", true), ("0000", true), ("0000123", true),
    ("+5", true), ("1e5", true), ("1238.912381", true), ("-1.1", true), ("1.001", true),
    ("99999999999999999999", true), ("12,2", false), ("-12,1", false), ("👋", false), ("", false),
    ("A", false), ("jansd12312A", false), (" 1", false), ("1 ", false), ("1_000", false),
    ("٣", false), ("nan", false), ("inf", false), ("-infinity", false), ("0x1p3", false),
    ("0x10", false), ("1e999", false), (".", false), ("-", false), ("e5", false), ("1e", false),
    ("1.2.3", false), ("1\0", false), ("1\u{301}", false), ("--1", false),
  ])
  func `accepts finite decimal numbers`(text: String, isValid: Bool) {
    #expect(Rule<String>.isNumber.accepts(text) == isValid)
    #expect(Rule<Substring>.isNumber.accepts(text[...]) == isValid)
  }

  @Test func `validates 1 MiB`() {
    #expect(!Rule<String>.isNumber.accepts(HardText.mebibyte(of: "1")))
    #expect(Rule<String>.isNumber.accepts(HardText.mebibyte(of: "0")))
    #expect(!Rule<String>.isNumber.accepts(HardText.mebibyte(of: "-")))
  }

  @Test func `reports what to enter`() {
    #expect(english(Rule<String>.isNumber.message) == "Enter a number, such as 12 or 12.5")
    #expect(english((!Rule<String>.isNumber).message) == "Enter something other than a number")
  }
}
