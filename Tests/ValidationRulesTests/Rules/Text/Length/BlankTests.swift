import FormTestSupport
import Testing

@testable import ValidationRules

@Suite struct BlankTests {
  @Test(arguments: [HardInput.empty, .spaces, .blanks, .spaceMebibyte])
  func `text of nothing but white space is blank`(hard: HardInput) {
    #expect(hard.text.isBlank)
  }

  @Test(arguments: [
    HardInput.marks, .loneMark, .emoji, .rightToLeft, .nul, .nulInside, .invisible, .mebibyte,
    .wideMebibyte,
  ])
  func `text with anything else in it is not`(hard: HardInput) {
    #expect(!hard.text.isBlank)
    #expect(!" \t\n\(hard.text)\n".isBlank)
  }

  @Test func `a part of a text is read alone`() {
    let text = "  a  "
    #expect(!text.dropFirst(2).isBlank)
    #expect(text.prefix(2).isBlank && text.dropFirst(3).isBlank)
  }

  @Test func `a value is blank where it is text, or an optional with text`() {
    #expect(isBlank(" ") && isBlank(" "[...]) && isBlank(String?.some(" ")) && isBlank(""))
    #expect(!isBlank("a") && !isBlank("a"[...]) && !isBlank(String?.some("a")))
    #expect(!isBlank(String?.none) && !isBlank(0) && !isBlank([" "]))
  }
}
