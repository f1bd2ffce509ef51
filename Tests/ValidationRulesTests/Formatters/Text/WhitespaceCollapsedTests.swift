import Testing
import ValidationRules

@Suite struct WhitespaceCollapsedTests {
  @Test(arguments: [
    ("a \t\n b  c", "a b c"), ("abc", "abc"), ("  a  ", " a "), ("", ""), ("\r\n", " "),
    ("a\u{A0}b", "a b"), ("👋  👋", "👋 👋"),
  ])
  func `replaces each run of white space with one space`(text: String, collapsed: String) {
    #expect(ValidationFormatter.collapsedWhitespace.format(text) == collapsed)
  }
}
