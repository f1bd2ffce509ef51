import Testing
import ValidationRules

@Suite struct HexadecimalTests {
  @Test(arguments: [
    "0", "f", "BEEF", "0xBEEF", "0Xbeef", "0hBEEF", "0H0", "0123456789abcdefABCDEF",
  ])
  func `accepts hexadecimal digits`(text: String) {
    #expect(Rule.isHexadecimal.accepts(text))
  }

  @Test(arguments: ["0x", "x", "0xx1", "0x0x1", "1x0", "0o7", "#BEEF", "g", "-1", "1.0", "be ef"])
  func `refuses other digits`(text: String) {
    #expect(!Rule.isHexadecimal.accepts(text))
  }

  @Test(arguments: ["0", "7", "755", "0o755", "0O17", "01234567"])
  func `accepts octal digits`(text: String) {
    #expect(Rule.isOctal.accepts(text))
  }

  @Test(arguments: ["8", "0o", "o7", "0o8", "0x7", "0h7", "-7", "7.0", "7a"])
  func `refuses other digits in octal`(text: String) {
    #expect(!Rule.isOctal.accepts(text))
  }

  @Test func `reports which digits are allowed`() {
    let catalog = MessageCatalog()
    #expect(
      catalog.text(for: Rule.isHexadecimal.message)
        == "Use the digits 0–9 and A–F only")
    #expect(catalog.text(for: Rule.isOctal.message) == "Use the digits 0–7 only")
  }
}
