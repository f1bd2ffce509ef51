import Testing
import ValidationRules

@Suite struct TrimmedTests {
  @Test(arguments: [
    ("", ""), (" ", ""), (" abc ", "abc"), (" a b ", "a b"), ("\n a \n", "a"),
    ("\t\u{A0}a\u{3000}", "a"),
    (" 👋 ✅ ", "👋 ✅"), ("\r\na\r\n", "a"), ("\0 a", "\0 a"), (" שלום ", "שלום"),
    (" \u{301} ", " \u{301}"),
  ])
  func `removes white space from both ends`(text: String, trimmed: String) {
    #expect(ValidationFormatter.trimmed.format(text) == trimmed)
  }

  @Test func `removes the characters that the program names`() {
    let tag = ValidationFormatter.trimmed { $0 == "#" || $0.isNewline }
    #expect(tag.format("\n##a#b#\n") == "a#b")
    #expect(tag.format(" #a") == " #a")
    #expect(tag.format("###") == "")
  }
}
