import Testing
import ValidationRules

@Suite struct WhitespaceCollapsedTests {
  @Test(arguments: [
    ("a \t\n b  c", "a b c"), ("abc", "abc"), ("  a  ", " a "), ("", ""), ("\r\n", " "),
    ("a\u{A0}b", "a b"), ("👋  👋", "👋 👋"),
  ])
  func `puts one space for each run of white space`(text: String, collapsed: String) {
    #expect(ValidationFormatter.collapsedWhitespace.format(text) == collapsed)
  }
}
