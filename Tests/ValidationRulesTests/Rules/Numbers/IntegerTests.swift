import Testing
import ValidationRules

@Suite struct IntegerTests {
  @Test(arguments: [
    "0", "-0", "+7", "+5", "007", "-42", "-1", "0000123", "9223372036854775807",
    "-9223372036854775808",
  ])
  func `accepts whole numbers that an Int can hold`(text: String) {
    #expect(Rule<String>.isInteger.accepts(text))
    #expect(Rule<Substring>.isInteger.accepts(text[...]))
    #expect(Int(text) != nil)
  }

  @Test(arguments: [
    "", "-", "+", "--1", "+-1", "1-", "1.0", "12.2", "12,2", "1,000", "1_000", "1e3", "0x1F", "one",
    "½", "三", "-٣", "٣", "１", "−1", " 1", "1 ", "1\0", "jansd12312A", "9223372036854775808",
    "-9223372036854775809", "18446744073709551616",
  ])
  func `refuses everything else`(text: String) {
    #expect(!Rule<String>.isInteger.accepts(text))
    #expect(!Rule<Substring>.isInteger.accepts(text[...]))
  }

  @Test func `validates 1 MiB`() {
    #expect(!Rule<String>.isInteger.accepts(HardText.mebibyte(of: "1")))
    #expect(Rule<String>.isInteger.accepts(HardText.mebibyte(of: "0")))
  }

  @Test(arguments: [
    ("99999999999999999999", "Enter a whole number with at most 18 digits"),
    ("-9223372036854775809", "Enter a whole number with at most 18 digits"),
    ("+9223372036854775808", "Enter a whole number with at most 18 digits"),
    ("1.5", "Enter a whole number, such as 12"), ("-", "Enter a whole number, such as 12"),
    ("", "Enter a whole number, such as 12"),
  ])
  func `a number that is too large is a whole number`(text: String, message: String) {
    #expect(english(Rule<String>.isInteger.failure(of: text)) == message)
    #expect(english(Rule<Substring>.isInteger.failure(of: text[...])) == message)
  }

  @Test func `reports what to enter`() {
    #expect(english(Rule<String>.isInteger.message) == "Enter a whole number, such as 12")
    #expect(
      english((!Rule<String>.isInteger).message) == "Enter something other than a whole number")
  }
}
