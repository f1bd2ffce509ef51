import Testing
import ValidationRules

@Suite struct AlphabetTests {
  @Test(arguments: ["Mei", "a", "Z"])
  func `accepts letters as alphabetic and as alphanumeric`(text: String) {
    #expect(Rule.isAlpha.accepts(text))
    #expect(Rule.isAlphanumeric.accepts(text))
    #expect(Rule.isAlpha(.unicode).accepts(text))
  }

  @Test(arguments: ["mei98", "7", "0x1F"])
  func `accepts digits only as alphanumeric`(text: String) {
    #expect(!Rule.isAlpha.accepts(text))
    #expect(Rule.isAlphanumeric.accepts(text))
    #expect(!Rule.isAlpha(.unicode).accepts(text))
    #expect(Rule.isAlphanumeric(.unicode).accepts(text))
  }

  @Test(arguments: ["Zoë", "Zoe\u{308}", "नमस्कार", "漢字", "كتب", "שלום", "ｱｲｳ", "ǅ"])
  func `accepts letters of other scripts if chosen`(text: String) {
    #expect(!Rule.isAlpha.accepts(text))
    #expect(!Rule.isAlphanumeric.accepts(text))
    #expect(Rule.isAlpha(.unicode).accepts(text))
    #expect(Rule.isAlphanumeric(.unicode).accepts(text))
  }

  @Test(arguments: ["٣", "１２", "Ⅷ", "½", "〩"])
  func `accepts numbers in other scripts as numbers`(text: String) {
    #expect(!Rule.isAlphanumeric.accepts(text))
    #expect(!Rule.isAlpha(.unicode).accepts(text))
    #expect(Rule.isAlphanumeric(.unicode).accepts(text))
  }

  @Test(arguments: [
    "", " ", "a b", "a-b", "a_b", "a.b", "\0", "a\0", "👍", "a👍", "\u{301}", "\u{301}a",
    "a\u{200D}b",
    "a\u{202E}b", "+", "@", "[", "`", "{", "·", "、",
  ])
  func `refuses everything else`(text: String) {
    #expect(!Rule.isAlpha.accepts(text))
    #expect(!Rule.isAlphanumeric.accepts(text))
    #expect(!Rule.isAlpha(.unicode).accepts(text))
    #expect(!Rule.isAlphanumeric(.unicode).accepts(text))
  }

  @Test(arguments: ["0", "0042", "00000000000000000000000000000001"])
  func `accepts any number of any digits`(text: String) {
    #expect(Rule.isDigits.accepts(text))
  }

  @Test(arguments: [
    "", "-42", "+1", "4 2", "4.2", "1e3", "0x1F", "mei", "٣", "１２", "½", "4\u{301}",
  ])
  func `accepts nothing else as digits`(text: String) {
    #expect(!Rule.isDigits.accepts(text))
  }

  @Test func `follows 1 MiB of marks on one letter`() {
    let text = "a" + String(repeating: "\u{301}", count: 1 << 19)
    #expect(Rule.isAlpha(.unicode).accepts(text))
    #expect(!Rule.isAlpha(.unicode).accepts(text + "!"))
    #expect(!Rule.isAlpha.accepts(text))
  }

  @Test func `reports which characters are allowed`() {
    let catalog = MessageCatalog()
    let sentences: [(Rule<String>, String)] = [
      (.isAlpha, "Use the letters A–Z only"),
      (.isAlpha(.unicode), "Use letters only"),
      (.isAlphanumeric, "Use the letters A–Z and digits only"),
      (.isAlphanumeric(.unicode), "Use letters and numbers only"),
      (.isDigits, "Use digits only"),
    ]
    for (rule, sentence) in sentences {
      #expect(catalog.text(for: rule.message) == sentence)
    }
  }
}
