import Testing
import ValidationRules

@Suite struct AffixesTests {
  @Test(arguments: [
    (Rule<String>.startsWith("a"), "abc", true), (.startsWith("A"), "abc", false),
    (.startsWith("abc"), "abc", true), (.startsWith("abcd"), "abc", false),
    (.startsWith("e"), "e\u{301}a", false), (.startsWith("é"), "e\u{301}a", true),
    (.startsWith("👩"), "👩‍👩‍👧", false), (.startsWith("ש"), "שלום", true),
    (.endsWith("c"), "abc", true), (.endsWith("C"), "abc", false), (.endsWith("abc"), "abc", true),
    (.endsWith("zabc"), "abc", false), (.endsWith("é"), "cafe\u{301}", true),
    (.endsWith("\u{301}"), "cafe\u{301}", false), (.endsWith("\0"), "a\0", true),
  ])
  func `reads one end`(rule: Rule<String>, text: String, isValid: Bool) {
    #expect(rule.accepts(text) == isValid)
  }

  @Test(arguments: HardText.all)
  func `every text starts and ends with itself and with empty text`(text: String) {
    #expect(Rule<String>.startsWith(text).accepts(text))
    #expect(Rule<String>.endsWith(text).accepts(text))
    #expect(Rule<String>.startsWith("").accepts(text))
    #expect(Rule<String>.endsWith("").accepts(text))
    #expect(Rule<Substring>.startsWith(text).accepts(text[...]))
  }

  @Test func `reports how to start and end`() {
    #expect(english(Rule<String>.startsWith("#").message) == "Start with “#”")
    #expect(
      english((!Rule<String>.startsWith("#")).message) == "Start with something other than “#”")
    #expect(english(Rule<String>.endsWith(".").message) == "End with “.”")
    #expect(english((!Rule<String>.endsWith(".")).message) == "End with something other than “.”")
  }
}
