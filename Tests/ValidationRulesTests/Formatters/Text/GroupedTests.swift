import Testing
import ValidationRules

@Suite struct GroupedTests {
  @Test(arguments: [
    ("DE89370400440532013000", "DE89 3704 0044 0532 0130 00"), ("DE893704 0044", "DE89 3704 0044"),
    ("abcd", "abcd"), ("abcde", "abcd e"), ("", ""), ("  ", ""), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧e\u{301}", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧 é"),
  ])
  func `writes groups of four`(text: String, grouped: String) {
    #expect(ValidationFormatter.grouped(by: 4).format(text) == grouped)
  }

  @Test func `the last size repeats`() {
    #expect(
      ValidationFormatter.grouped(by: 4, 6, 5).format("378282246310005") == "3782 822463 10005")
    #expect(ValidationFormatter.grouped(by: 1, 2, separator: "-").format("123-4 56") == "1-23-45-6")
  }

  @Test(arguments: [
    "\0\u{301}", "\u{301}a", "a\0\u{301}\u{301}b", "\u{600}1", "\u{600}\u{301}12",
    "\u{200D}👩\0\u{200D}👧",
    "\u{1}\u{30C}\u{1}\u{30C}", "🇫 🇷🇩", "ab\n\u{301}c",
  ])
  func `leaves existing groups unchanged`(text: String) {
    for separator in [" ", "-", "\u{600}", "🇫"] as [Character] {
      let formatter = ValidationFormatter.grouped(by: 1, separator: separator)
      let once = formatter.format(text)
      #expect(Array(formatter.format(once).unicodeScalars) == Array(once.unicodeScalars))
    }
  }

  @Test func `a size of zero is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      _ = ValidationFormatter.grouped(by: 4, 0)
    }
  }
}
