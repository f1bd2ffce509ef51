import Testing
import ValidationRules

@Suite struct `A slug` {
  @Test(arguments: ["a", "7", "a-day-in-may", "a_day", "2026-05-01", "a-b_c-d"])
  func `is accepted`(text: String) {
    #expect(Rule.isSlug.accepts(text))
  }

  @Test(arguments: [
    "", "-", "_", "-a", "a-", "_a", "a_", "a--b", "a-_b", "A", "a-Day", "a day", "a.b", "a/b", "é",
    "e\u{301}", "你好", "👍🏽", "a%20b", "a\n",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isSlug.accepts(text))
  }

  @Test func `can be long`() {
    #expect(Rule.isSlug.accepts(String(repeating: "ab-", count: 350_000) + "c"))
    #expect(!Rule.isSlug.accepts(String(repeating: "ab-", count: 350_000)))
  }
}
