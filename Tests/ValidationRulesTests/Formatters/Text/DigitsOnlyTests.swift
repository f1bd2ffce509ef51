import Testing
import ValidationRules

@Suite struct DigitsOnlyTests {
  @Test(arguments: [
    ("+33 6-03", "33603"), ("abc", ""), ("", ""), ("٣a１", "٣１"), ("½1²", "1"), ("1️⃣", "1"),
    ("1\u{301}", "1"),
  ])
  func `keeps digits and nothing else`(text: String, digits: String) {
    #expect(ValidationFormatter.digitsOnly.format(text) == digits)
  }
}
