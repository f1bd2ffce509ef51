import FormTestSupport
import Testing
import ValidationRules

@Suite struct BlankTests {
  private let rule = ValidationRule<String>.notBlank

  @Test(arguments: [HardInput.empty, .spaces, .blanks, .spaceMebibyte])
  func `refuses text of nothing but white space`(hard: HardInput) {
    #expect(!rule.accepts(hard.text))
  }

  @Test(arguments: [
    HardInput.marks, .loneMark, .emoji, .rightToLeft, .nul, .nulInside, .invisible, .mebibyte,
    .wideMebibyte,
  ])
  func `accepts text with anything else in it`(hard: HardInput) {
    #expect(rule.accepts(hard.text))
    #expect(rule.accepts(" \t\n\(hard.text)\n"))
  }

  @Test func `validates a part of a text`() {
    let text = "  a  "
    #expect(ValidationRule<Substring>.notBlank.accepts(text.dropFirst(2)))
    #expect(!ValidationRule<Substring>.notBlank.accepts(text.prefix(2)))
    #expect(!ValidationRule<Substring>.notBlank.accepts(text.dropFirst(3)))
  }
}
