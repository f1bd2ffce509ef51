import Testing
import ValidationRules

@Suite struct WhitespaceRemovedTests {
  @Test(arguments: [
    (" A B C ", "ABC"), ("A\tB\nC\u{A0}\u{3000}\r\n", "ABC"), ("", ""), (" ", ""),
    (" \u{301} ", " \u{301}"), ("👩‍👩‍👧 é", "👩‍👩‍👧é"),
  ])
  func `removes all white space`(text: String, rest: String) {
    #expect(ValidationFormatter.whitespacesRemoved.format(text) == rest)
  }
}
