import Testing
import ValidationRules

@Suite struct ASCIITests {
  @Test(arguments: ["", "Zoe (1998)", "\0\u{7F}\r\n", "~!@#$%^&*()_+"])
  func `accepts ASCII`(text: String) {
    #expect(Rule.isASCII.accepts(text))
  }

  @Test(arguments: ["Zoë", "Zoe\u{308}", "\u{80}", "\u{A0}", "ｘｙｚ", "٣", "א", "👍", "“a”"])
  func `refuses everything else, at any position`(text: String) {
    #expect(!Rule.isASCII.accepts(text))
    #expect(!Rule.isASCII.accepts(String(repeating: "a", count: 1 << 20) + text))
  }

  @Test func `asks for plain characters`() {
    #expect(
      MessageCatalog().text(for: Rule.isASCII.message)
        == "Use unaccented letters, digits and common symbols only")
  }
}
