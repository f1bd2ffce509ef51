import Testing
import ValidationRules

@Suite struct ASCIIDigitsTests {
  @Test(arguments: [
    ("１２ ٣٤ ५६", "12 34 56"), ("𝟏𝟐", "12"), ("09", "09"), ("½²①三", "½²①三"), ("", ""),
    ("٣\u{301}", "3\u{301}"),
    ("a👋\0", "a👋\0"),
  ])
  func `writes the digits of every script as 0 to 9`(text: String, ascii: String) {
    #expect(ValidationFormatter.asciiDigits.format(text) == ascii)
  }
}
