import Testing
import ValidationRules

@Suite struct ContainmentTests {
  @Test(arguments: [
    (" ", " ", true), ("bbaaabb", "aaa", true), ("bbaaabb", "ab", true), ("A", "a", false),
    ("", "a", false), ("aab", "ab", true), ("abc", "abcd", false), ("c", "c", true),
  ])
  func `finds a text in another`(text: String, part: String, isValid: Bool) {
    #expect(ValidationRule<String>.contains(part).accepts(text) == isValid)
    #expect(ValidationRule<Substring>.contains(part).accepts(text[...]) == isValid)
  }

  @Test(arguments: [
    ("A", "A", true), ("A", "a", true), ("AaA", "aaa", true), (" bZa", "za", true),
    ("", "a", false), ("Hauptstraße", "STRASSE", true), ("HAUPTSTRASSE", "straße", true),
    ("οδος", "ΟΔΟΣ", true), ("K", "\u{212A}", true), ("ı", "i", false), ("ÉTÉ", "été", true),
  ])
  func `finds a text in another, whatever is capital`(text: String, part: String, isValid: Bool) {
    #expect(ValidationRule<String>.caseInsensitiveContains(part).accepts(text) == isValid)
    #expect(ValidationRule<Substring>.caseInsensitiveContains(part).accepts(text[...]) == isValid)
  }

  @Test(arguments: HardText.all)
  func `the empty text stands in every text`(text: String) {
    #expect(ValidationRule<String>.contains("").accepts(text))
    #expect(ValidationRule<String>.caseInsensitiveContains("").accepts(text))
  }

  @Test(arguments: HardText.all)
  func `every text contains itself and each of its characters`(text: String) {
    #expect(ValidationRule<String>.contains(text).accepts(text))
    #expect(ValidationRule<String>.caseInsensitiveContains(text).accepts(text.lowercased()))
    for character in text {
      #expect(ValidationRule<String>.contains(String(character)).accepts(text))
      #expect(ValidationRule<String>.contains(String(character)).accepts("\n" + text + "\n"))
    }
  }

  @Test func `a character is found as a whole, however it was typed`() {
    #expect(!ValidationRule<String>.contains("e").accepts("cafe\u{301}"))
    #expect(ValidationRule<String>.contains("é").accepts("cafe\u{301}"))
    #expect(ValidationRule<String>.caseInsensitiveContains("É").accepts("cafe\u{301}"))
    #expect(!ValidationRule<String>.contains("👩").accepts("👩‍👩‍👧"))
    #expect(!ValidationRule<String>.contains("\n").accepts("a\r\nb"))
  }

  @Test func `reads 1 MiB`() {
    let letters = HardText.mebibyte(of: "a")
    #expect(!ValidationRule<String>.contains("aab").accepts(letters))
    #expect(ValidationRule<String>.contains("aab").accepts(letters + "b"))
    #expect(!ValidationRule<String>.caseInsensitiveContains("AAB").accepts(letters))
    let accents = HardText.mebibyte(of: "é")
    #expect(!ValidationRule<String>.contains("ééb").accepts(accents))
    #expect(!ValidationRule<String>.caseInsensitiveContains("ÉB").accepts(accents))
  }

  @Test func `reports what to include, and its opposite what to leave out`() {
    typealias Rule = ValidationRule<String>
    #expect(english(Rule.contains("y").message) == "Include “y”")
    #expect(english((!Rule.contains("y")).message) == "Leave out “y”")
    #expect(
      english(Rule.caseInsensitiveContains("y").message)
        == "Include “y”, in capital or small letters")
    #expect(
      english((!Rule.caseInsensitiveContains("y")).message)
        == "Leave out “y”, in capital and small letters")
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
    #expect(ValidationRule<String>.contains(part).accepts(text) == isValid)
    #expect(ValidationRule<String>.caseInsensitiveContains(part).accepts(text) == isValid)
    #expect(ValidationRule<Substring>.contains(part).accepts(text[...]) == isValid)
  }

  @Test(.timeLimit(.minutes(1)))
  func `takes time that grows with the text`() {
    let letters = String(repeating: "ÀéЙ", count: 1 << 19)
    #expect(!ValidationRule<String>.caseInsensitiveContains("q").accepts(letters))
    #expect(ValidationRule<String>.caseInsensitiveContains("éйà").accepts(letters))
    let pile = "a" + String(repeating: "\u{301}\u{323}", count: 1 << 18)
    #expect(!ValidationRule<String>.contains("a").accepts(pile))
  }
}
