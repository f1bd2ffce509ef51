import FormTestSupport
import Testing
import ValidationRules

@Suite struct EmojiTests {
  private let rule = Rule<String>.noEmojis

  @Test(arguments: [
    "😀", "👨‍👩‍👧", "👍🏽", "🇫🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1\u{FE0F}\u{20E3}", "1\u{20E3}", "#\u{FE0F}\u{20E3}",
    "©\u{FE0F}", "™\u{FE0F}", "☺", "☺\u{FE0F}", "❤", "⌚", "✂", "☀", "🫠", "🏽", "🇫",
    "Zoë 👍🏽", "a😀b", "e\u{301}😀", "שלום 😀", "\0😀",
  ])
  func `refuses text with an emoji`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test(arguments: [
    "", "   ", "Zoë", "e\u{301}x\u{30C}", "\u{301}", "0123456789#*", "©®™", "שלום", "\0", "中文",
    "नमस्ते", "→←½€", "a\u{200D}b", ":-)", "\u{FE0F}", "\u{202E}abc",
  ])
  func `accepts text without one`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test func `reads a mebibyte`() {
    #expect(rule.accepts(HardInput.mebibyte.text))
    #expect(!rule.accepts(HardInput.mebibyte.text + "😀"))
  }

  @Test func `validates a part of a text`() {
    #expect(Rule<Substring>.noEmojis.accepts("ab😀".dropLast()))
    #expect(!Rule<Substring>.noEmojis.accepts("ab😀".dropFirst()))
  }
}
