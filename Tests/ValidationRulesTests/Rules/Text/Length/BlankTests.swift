import FormTestSupport
import Testing

@testable import ValidationRules

@Suite struct BlankTests {
  @Test(arguments: [HardInput.empty, .spaces, .blanks, .spaceMebibyte, .invisible])
  func `text with only white space is blank`(hard: HardInput) {
    #expect(hard.text.isBlank)
  }

  @Test(arguments: [
    HardInput.marks, .loneMark, .emoji, .rightToLeft, .nul, .nulInside, .mebibyte,
    .wideMebibyte,
  ])
  func `text with any other character isn't blank`(hard: HardInput) {
    #expect(!hard.text.isBlank)
    #expect(!" \t\n\(hard.text)\n".isBlank)
  }

  @Test(arguments: [
    "\u{A0}\u{200B}", "\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}", "\u{2060}", "\u{FEFF}", "\u{AD}",
    "\u{180E}", "\u{61C}", "\u{202A}\u{202E}", "\u{2066}\u{2069}", "\u{3164}", " \u{200B}\r\n",
  ])
  func `text without a visible character is blank`(text: String) {
    #expect(text.isBlank)
    #expect(!(text + "a").isBlank)
    #expect(!("👩‍👩‍👧" + text).isBlank)
  }

  @Test func `a part of a text is read by itself`() {
    let text = "  a  "
    #expect(!text.dropFirst(2).isBlank)
    #expect(text.prefix(2).isBlank)
    #expect(text.dropFirst(3).isBlank)
  }

  @Test func `a value is blank if it is text, or an optional with text`() {
    #expect(isBlank(" "))
    #expect(isBlank(" "[...]))
    #expect(isBlank(String?.some(" ")))
    #expect(isBlank(""))
    #expect(!isBlank("a"))
    #expect(!isBlank("a"[...]))
    #expect(!isBlank(String?.some("a")))
    #expect(!isBlank(String?.none))
    #expect(!isBlank(0))
    #expect(!isBlank([" "]))
  }
}
