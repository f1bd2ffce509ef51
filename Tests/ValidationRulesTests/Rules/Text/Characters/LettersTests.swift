import Testing
import ValidationRules

@Suite struct LettersTests {
  @Test(arguments: [
    (" 123123b", true), ("b", true), ("123123", false), ("", false), ("ⓐ", true), ("三", true),
    ("\u{301}", false), ("١٢", false), ("\u{600}a", false),
  ])
  func `finds a letter`(text: String, isValid: Bool) {
    #expect(Rule<String>.containsLetter.accepts(text) == isValid)
  }

  @Test(arguments: [
    (Rule<String>.minContainsLetters(3), " 123123bac", true),
    (.minContainsLetters(2), "123A123", false),
    (.minContainsLetters(0), "", true), (.maxContainsLetters(1), "", true),
    (.maxContainsLetters(1), "123123", true), (.maxContainsLetters(0), "A", false),
    (.maxContainsLetters(1), "123AA123", false),
    (.exactContainsLetters(0), "", true), (.exactContainsLetters(0), "A", false),
    (.exactContainsLetters(1), "123AA123", false), (.exactContainsLetters(2), "123AA123", true),
  ])
  func `counts letters`(rule: Rule<String>, text: String, isValid: Bool) {
    #expect(rule.accepts(text) == isValid)
  }

  @Test(arguments: HardText.all)
  func `agrees with a count of characters on hard text`(text: String) {
    let count = text.filter { $0.isLetter }.count
    #expect(Rule<String>.exactContainsLetters(count).accepts(text))
    #expect(Rule<String>.minContainsLetters(count).accepts(text))
    #expect(!Rule<String>.minContainsLetters(count + 1).accepts(text))
    #expect(Rule<String>.maxContainsLetters(count).accepts(text))
    if count > 0 { #expect(!Rule<String>.maxContainsLetters(count - 1).accepts(text)) }
    #expect(Rule<String>.containsLetter.accepts(text) == (count > 0))
    #expect(Rule<Substring>.exactContainsLetters(count).accepts(text[...]))
  }

  @Test func `counts through 1 MiB`() {
    #expect(Rule<String>.exactContainsLetters(1 << 20).accepts(HardText.mebibyte(of: "a")))
    #expect(Rule<String>.exactContainsLetters(1 << 19).accepts(HardText.mebibyte(of: "é")))
    #expect(!Rule<String>.containsLetter.accepts(HardText.mebibyte(of: "1")))
  }

  @Test func `reports how many letters to use`() {
    #expect(english(Rule<String>.containsLetter.message) == "Use at least 1 letter")
    #expect(english(Rule<String>.minContainsLetters(2).message) == "Use at least 2 letters")
    #expect(english(Rule<String>.maxContainsLetters(1).message) == "Use at most 1 letter")
    #expect(english(Rule<String>.maxContainsLetters(0).message) == "Use no letters")
    #expect(english(Rule<String>.exactContainsLetters(0).message) == "Use no letters")
    #expect(english(Rule<String>.exactContainsLetters(3).message) == "Use exactly 3 letters")
    #expect(english((!Rule<String>.containsLetter).message) == "Use no letters")
    #expect(english((!Rule<String>.maxContainsLetters(1)).message) == "Use at least 2 letters")
    #expect(
      english((!Rule<String>.exactContainsLetters(1)).message) == "Use no letters, or more than 1")
    #expect(
      english((!Rule<String>.exactContainsLetters(3)).message) == "Use more or fewer than 3 letters"
    )
  }

  @Test(arguments: [
    (!Rule<String>.minContainsLetters(0), "", "Enter something else"),
    (!.maxContainsLetters(.max), "", "Enter something else"),
    (!.maxContainsLetters(0), "", "Use at least 1 letter"),
    (!.minContainsLetters(1), "a", "Use no letters"),
    (!.exactContainsLetters(0), "", "Use at least 1 letter"),
  ])
  func `reports what to do at the limits`(rule: Rule<String>, text: String, sentence: String) {
    #expect(english(rule.failure(of: text)) == sentence)
  }
}
