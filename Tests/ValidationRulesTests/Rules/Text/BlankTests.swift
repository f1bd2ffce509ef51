import FormTestSupport
import Testing
import ValidationRules

@Suite struct BlankTests {
  private let rule = ValidationRule<String>.notBlank

  @Test(arguments: [HardInput.empty, .spaces, .blanks, .spaceMebibyte])
  func `refuses text of nothing but white space`(hard: HardInput) {
    #expect(!rule.check(hard.text))
  }

  @Test(arguments: [
    HardInput.marks, .loneMark, .emoji, .rightToLeft, .nul, .nulInside, .invisible, .mebibyte,
    .wideMebibyte,
  ])
  func `accepts text with anything else in it`(hard: HardInput) {
    #expect(rule.check(hard.text))
    #expect(rule.check(" \t\n\(hard.text)\n"))
  }

  @Test func `validates a part of a text`() {
    let text = "  a  "
    #expect(ValidationRule<Substring>.notBlank.check(text.dropFirst(2)))
    #expect(!ValidationRule<Substring>.notBlank.check(text.prefix(2)))
    #expect(!ValidationRule<Substring>.notBlank.check(text.dropFirst(3)))
  }
}
