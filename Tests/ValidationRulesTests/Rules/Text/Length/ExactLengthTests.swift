import Testing
import ValidationRules

@Suite struct ExactLengthTests {
  @Test(arguments: [
    (Rule<String>.minLength(0), "", true), (.minLength(3), "   ", true),
    (.minLength(3), "12", false),
    (.minLength(1), "abcdefg", true), (.maxLength(5), "12345", true),
    (.maxLength(1), "  ", false), (.maxLength(3), "1234", false), (.ofLength(3), "👋✅❌", true),
    (.ofLength(2), "1", false), (.ofLength(0), "", true), (.ofLength(1), "e\u{301}", true),
    (.ofLength(1), "👩‍👩‍👧", true), (.ofLength(1), "\r\n", true), (.length(in: 2...4), "Zoë", true),
    (.length(in: 2...4), "Z", false), (.length(in: 2...4), "Zoë M", false),
    (.length(in: 2...2), "👋👋", true), (.length(in: 0...0), "", true),
  ])
  func `counts characters as people do`(rule: Rule<String>, text: String, isValid: Bool) {
    #expect(rule.accepts(text) == isValid)
  }

  @Test(arguments: HardText.all)
  func `agrees with a count of characters on hard text`(text: String) {
    let count = text.count
    #expect(Rule<String>.ofLength(count).accepts(text))
    #expect(!Rule<String>.ofLength(count + 1).accepts(text))
    #expect(Rule<String>.length(in: count...count).accepts(text))
    #expect(!Rule<String>.length(in: count + 1...count + 9).accepts(text))
    #expect(Rule<String>.minLength(count).accepts(text))
    #expect(!Rule<String>.minLength(count + 1).accepts(text))
    #expect(Rule<String>.maxLength(count).accepts(text))
    if count > 0 { #expect(!Rule<String>.maxLength(count - 1).accepts(text)) }
    #expect(Rule<Substring>.ofLength(count).accepts(text[...]))
  }

  @Test func `counts through 1 MiB`() {
    #expect(Rule<String>.ofLength(1 << 20).accepts(HardText.mebibyte(of: "a")))
    #expect(Rule<String>.length(in: 0...(1 << 19)).accepts(HardText.mebibyte(of: "é")))
  }

  @Test func `reports how long the text must be`() {
    #expect(english(Rule<String>.ofLength(1).message) == "Use exactly 1 character")
    #expect(english(Rule<String>.ofLength(4).message) == "Use exactly 4 characters")
    #expect(english(Rule<String>.length(in: 2...4).message) == "Use 2 to 4 characters")
    #expect(english(Rule<String>.length(in: 0...1).message) == "Use at most 1 character")
    #expect(
      english((!Rule<String>.ofLength(1)).message)
        == "Leave this empty, or use more than 1 character")
    #expect(english((!Rule<String>.ofLength(4)).message) == "Use more or fewer than 4 characters")
    #expect(
      english((!Rule<String>.length(in: 2...4)).message)
        == "Use fewer than 2 or more than 4 characters")
  }

  @Test(arguments: [
    (Rule<String>.length(in: 3...3), Rule<String>.ofLength(3)), (.length(in: 1...1), .ofLength(1)),
    (.length(in: 0...5), .maxLength(5)),
    (.length(in: 3...(.max)), .minLength(3)), (.length(in: 0...0), .ofLength(0)),
  ])
  func `a range with one limit reports that limit, and so do the opposites`(
    range: Rule<String>, limit: Rule<String>
  ) {
    #expect(range.message == limit.message)
    #expect((!range).message == (!limit).message)
  }

  @Test(arguments: [
    (Rule<String>.ofLength(0), "a", "Leave this empty"),
    (.length(in: 0...0), "a", "Leave this empty"),
    (!.ofLength(0), "", "Use at least 1 character"),
    (!.length(in: 0...0), "", "Use at least 1 character"),
    (!.length(in: 0...5), "abc", "Use at least 6 characters"),
    (!.length(in: 0...(.max)), "abc", "Enter something else"),
    (!.length(in: 1...(.max)), "abc", "Leave this empty"),
  ])
  func `reports what to do at the limits`(rule: Rule<String>, text: String, sentence: String) {
    #expect(english(rule.failure(of: text)) == sentence)
  }
}
