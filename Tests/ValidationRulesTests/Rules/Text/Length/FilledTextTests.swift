import Testing
import ValidationRules

@Suite struct FilledTextTests {
  @Test(arguments: [(" ", true), ("\0", true), ("\n", true), ("abc", true), ("", false)])
  func `refuses only empty text`(text: String, isValid: Bool) {
    #expect(Rule<String>.notEmpty.accepts(text) == isValid)
    #expect(Rule<Substring>.notEmpty.accepts(text[...]) == isValid)
  }

  @Test func `asks to fill the field, and its opposite to leave it empty`() {
    #expect(
      english(Rule<String>.notEmpty.message) == "Enter some text")
    #expect(english((!Rule<String>.notEmpty).message) == "Leave this empty")
  }
}
