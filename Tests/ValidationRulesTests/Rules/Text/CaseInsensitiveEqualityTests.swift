import Testing
import ValidationRules

@Suite struct CaseInsensitiveEqualityTests {
  @Test(arguments: [
    ("1234", "1234", true), ("TeSt", "tEsT", true), ("test1", "TEST1", true),
    ("tesT12", "TEST1", false), ("test1", "test2", false), ("test1", "test12", false),
    ("✅", "❌", false), ("✅", "✅", true), ("straße", "STRASSE", true), ("", "", true),
    ("", "a", false), ("e\u{301}", "É", true), ("é", "E\u{301}", true), ("e", "é", false),
    ("ẞ", "ss", true), ("Σ", "ς", true), ("ﬁ", "FI", true), ("ı", "I", false), ("@", "`", false),
    ("[", "{", false),
  ])
  func `ignores case`(text: String, other: String, isValid: Bool) {
    #expect(Rule<String>.caseInsensitiveEquals(other).accepts(text) == isValid)
    #expect(Rule<String>.caseInsensitiveEquals(text).accepts(other) == isValid)
    #expect(Rule<Substring>.caseInsensitiveEquals(other).accepts(text[...]) == isValid)
  }

  @Test(arguments: HardText.all)
  func `every text equals itself`(text: String) {
    #expect(Rule<String>.caseInsensitiveEquals(text).accepts(text))
    #expect(!Rule<String>.caseInsensitiveEquals(text).accepts(text + "x"))
    #expect(!Rule<String>.caseInsensitiveEquals(text + "x").accepts(text))
  }

  @Test func `compares 1 MiB`() {
    for (small, capital): (Character, Character) in [("a", "A"), ("é", "É")] {
      let rule = Rule<String>.caseInsensitiveEquals(HardText.mebibyte(of: small))
      #expect(rule.accepts(HardText.mebibyte(of: capital)))
      #expect(!rule.accepts(HardText.mebibyte(of: "b")))
    }
  }

  @Test func `doesn't mention the text, which could be a secret`() {
    #expect(Rule<String>.caseInsensitiveEquals("s3cret").message.arguments.isEmpty)
    #expect(
      english(Rule<String>.caseInsensitiveEquals("s3cret").message)
        == "Enter the same text; capitalization doesn't matter")
    #expect(
      english((!Rule<String>.caseInsensitiveEquals("s3cret")).message) == "Enter different text")
  }
}
