import Testing
import ValidationRules

@Suite struct DecimalTests {
  @Test(arguments: [
    "0", "-0.0", "12.50", "+.5", "5.", "007.00", "-1.23", "100000000000000000000.1",
  ])
  func `accepts decimal numbers`(text: String) {
    #expect(Rule.isDecimal.accepts(text))
  }

  @Test(arguments: [
    ".", "-", "-.", "1..2", "1.2.3", "1,5", "1,000", "1_000", "1e3", "1.5E3", "0x1.8p1", "nan",
    "inf", "Infinity", "1.5f", "$5", "5%", "٣.٥", "--1", "1-",
  ])
  func `refuses everything else`(text: String) {
    #expect(!Rule.isDecimal.accepts(text))
  }

  @Test(arguments: [
    "1.234.567,89", "1234567,89", "123", "12.345", "-1.234", "1,", ",5", "0.123,4567", "999",
  ])
  func `accepts digits in groups of three or in none`(text: String) {
    let rule = Rule.isDecimal(decimalSeparator: ",", groupingSeparator: ".")
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "12.34,5", "1.2345", "1234.567", ".123", "1..234", "1.234.", "1.234.56", "1,234.567", ",",
    "1,2,3", "1,234,567", "1.234,567.8",
  ])
  func `refuses every other grouping`(text: String) {
    let rule = Rule.isDecimal(decimalSeparator: ",", groupingSeparator: ".")
    #expect(!rule.accepts(text))
  }

  @Test func `treats separators of more than one byte as a whole`() {
    let arabic = Rule.isDecimal(decimalSeparator: "٫", groupingSeparator: "٬")
    #expect(arabic.accepts("1٬234٫5"))
    #expect(!arabic.accepts("1.5"))
    #expect(!arabic.accepts("1\u{66D}5"))
    let french = Rule.isDecimal(decimalSeparator: ",", groupingSeparator: "\u{202F}")
    #expect(french.accepts("1\u{202F}234,5"))
    #expect(!french.accepts("1 234,5"))
    #expect(!french.accepts("1\u{202F}"))
  }

  @Test func `handles 1 MiB of groups`() {
    let rule = Rule.isDecimal(decimalSeparator: ",", groupingSeparator: ".")
    let groups = String(repeating: ".234", count: 1 << 18)
    #expect(rule.accepts("1" + groups))
    #expect(!rule.accepts("1" + groups + "5"))
  }

  @Test func `shows the decimal separator`() {
    let catalog = MessageCatalog()
    #expect(catalog.text(for: Rule.isDecimal.message) == "Enter a number, such as 12.5")
    #expect(
      catalog.text(for: Rule.isDecimal(decimalSeparator: ",").message)
        == "Enter a number, such as 12,5")
  }
}
