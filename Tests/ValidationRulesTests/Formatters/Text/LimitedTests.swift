import Testing
import ValidationRules

@Suite struct LimitedTests {
  @Test(arguments: [
    ("abc", 2, "ab"), ("abc", 3, "abc"), ("abc", 9, "abc"), ("abc", 0, ""), ("", 3, ""),
    ("👋👋👋", 2, "👋👋"), ("e\u{301}👩‍👩‍👧a", 2, "é👩‍👩‍👧"), ("a\r\nb", 2, "a\r\n"),
  ])
  func `keeps this many characters`(text: String, maximum: Int, limited: String) {
    #expect(ValidationFormatter.limitedTo(maximum).format(text) == limited)
  }

  @Test func `a negative limit is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      _ = ValidationFormatter.limitedTo(-1)
    }
  }
}
