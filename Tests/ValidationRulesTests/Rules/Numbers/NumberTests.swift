import Testing
import ValidationRules

@Suite struct NumberTests {
  typealias Rule = ValidationRule<String>

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
    #expect(Rule.isNumber.check(text) == isValid)
    #expect(Rule.isDouble.check(text) == isValid)
    #expect(ValidationRule<Substring>.isNumber.check(text[...]) == isValid)
  }

  @Test(arguments: [
    ("-1", true), ("0", true), ("+5", true), ("0000123", true), ("9223372036854775807", true),
    ("9223372036854775808", false), ("12.2", false), ("12,2", false), ("jansd12312A", false),
    ("", false), ("-", false), ("1e5", false), ("0x10", false), ("٣", false), (" 1", false),
    ("1\0", false), ("１", false),
  ])
  func `accepts whole numbers`(text: String, isValid: Bool) {
    #expect(Rule.isInt.check(text) == isValid)
    #expect(ValidationRule<Substring>.isInt.check(text[...]) == isValid)
  }

  @Test func `validates 1 MiB`() {
    #expect(!Rule.isNumber.check(HardText.mebibyte(of: "1")))
    #expect(Rule.isNumber.check(HardText.mebibyte(of: "0")))
    #expect(!Rule.isInt.check(HardText.mebibyte(of: "1")))
    #expect(!Rule.isNumber.check(HardText.mebibyte(of: "-")))
  }

  @Test func `reports what to enter`() {
    #expect(english(Rule.isNumber.message) == "Enter a number, such as 12 or 12.5")
    #expect(english(Rule.isInt.message) == "Enter a whole number, such as 12")
    #expect(english((!Rule.isNumber).message) == "Enter something other than a number")
    #expect(english((!Rule.isInt).message) == "Enter something other than a whole number")
  }
}
