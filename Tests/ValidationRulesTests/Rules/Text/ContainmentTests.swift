import Testing
import ValidationRules

@Suite struct ContainmentTests {
  @Test(arguments: [
    (" ", " ", true), ("bbaaabb", "aaa", true), ("bbaaabb", "ab", true), ("A", "a", false),
    ("", "a", false), ("aab", "ab", true), ("abc", "abcd", false), ("c", "c", true),
  ])
  func `finds a text in another`(text: String, part: String, isValid: Bool) {
    #expect(Rule<String>.contains(part).accepts(text) == isValid)
    #expect(Rule<Substring>.contains(part).accepts(text[...]) == isValid)
  }

  @Test(arguments: [
    ("A", "A", true), ("A", "a", true), ("AaA", "aaa", true), (" bZa", "za", true),
    ("", "a", false), ("Hauptstraße", "STRASSE", true), ("HAUPTSTRASSE", "straße", true),
    ("οδος", "ΟΔΟΣ", true), ("K", "\u{212A}", true), ("ı", "i", false), ("ÉTÉ", "été", true),
  ])
  func `finds a text in another, ignoring capitals`(text: String, part: String, isValid: Bool) {
    #expect(Rule<String>.caseInsensitiveContains(part).accepts(text) == isValid)
    #expect(Rule<Substring>.caseInsensitiveContains(part).accepts(text[...]) == isValid)
  }

  @Test(arguments: HardText.all)
  func `every text contains the empty text`(text: String) {
    #expect(Rule<String>.contains("").accepts(text))
    #expect(Rule<String>.caseInsensitiveContains("").accepts(text))
  }

  @Test(arguments: HardText.all)
  func `every text contains itself and each of its characters`(text: String) {
    #expect(Rule<String>.contains(text).accepts(text))
    #expect(Rule<String>.caseInsensitiveContains(text).accepts(text.lowercased()))
    for character in text {
      #expect(Rule<String>.contains(String(character)).accepts(text))
      #expect(Rule<String>.contains(String(character)).accepts("\n" + text + "\n"))
    }
  }

  @Test func `a character is found as a whole, however it was typed`() {
    #expect(!Rule<String>.contains("e").accepts("cafe\u{301}"))
    #expect(Rule<String>.contains("é").accepts("cafe\u{301}"))
    #expect(Rule<String>.caseInsensitiveContains("É").accepts("cafe\u{301}"))
    #expect(!Rule<String>.contains("👩").accepts("👩‍👩‍👧"))
    #expect(!Rule<String>.contains("\n").accepts("a\r\nb"))
  }

  @Test func `reads 1 MiB`() {
    let letters = HardText.mebibyte(of: "a")
    #expect(!Rule<String>.contains("aab").accepts(letters))
    #expect(Rule<String>.contains("aab").accepts(letters + "b"))
    #expect(!Rule<String>.caseInsensitiveContains("AAB").accepts(letters))
    let accents = HardText.mebibyte(of: "é")
    #expect(!Rule<String>.contains("ééb").accepts(accents))
    #expect(!Rule<String>.caseInsensitiveContains("ÉB").accepts(accents))
  }

  @Test func `reports what to include, and its opposite what to leave out`() {
    #expect(english(Rule<String>.contains("y").message) == "Include “y”")
    #expect(english((!Rule<String>.contains("y")).message) == "Remove “y”")
    #expect(
      english(Rule<String>.caseInsensitiveContains("y").message)
        == "Include “y”; capitalization doesn't matter")
    #expect(
      english((!Rule<String>.caseInsensitiveContains("y")).message)
        == "Remove “y”, however it's capitalized")
  }

  @Test(arguments: [
    ("xe\u{301}", "\u{E9}", true), ("x\u{E9}", "e\u{301}", true), ("e\u{301}", "e", false),
    ("éa\u{30C}", "a", false), ("éa\u{30C}a", "a", true), ("éaab", "ab", true),
    ("é\r\n", "\n", false),
    ("é👩‍👩‍👧", "👧", false), ("é👩‍👩‍👧", "👩‍👩‍👧", true), ("🇩🇪🇫🇷", "🇪🇫", false), ("🇩🇪🇫🇷", "🇫🇷", true),
    ("é\u{212B}", "\u{C5}", true), ("éababac", "abac", true), ("é", "", true),
    ("\0\u{301}é", "\u{301}", true),
  ])
  func `finds whole characters, however they were typed`(
    text: String, part: String, isValid: Bool
  ) {
    #expect(Rule<String>.contains(part).accepts(text) == isValid)
    #expect(Rule<String>.caseInsensitiveContains(part).accepts(text) == isValid)
    #expect(Rule<Substring>.contains(part).accepts(text[...]) == isValid)
  }

  @Test(.timeLimit(.minutes(10)))
  func `takes time that grows with the text`() {
    let letters = String(repeating: "ÀéЙ", count: 1 << 19)
    #expect(!Rule<String>.caseInsensitiveContains("q").accepts(letters))
    #expect(Rule<String>.caseInsensitiveContains("éйà").accepts(letters))
    let pile = "a" + String(repeating: "\u{301}\u{323}", count: 1 << 18)
    #expect(!Rule<String>.contains("a").accepts(pile))
  }
}
