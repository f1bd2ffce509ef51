import FormTestSupport
import Testing
import ValidationRules

@Suite struct MobileNumberTests {
  private let rule = Rule.isMobile

  @Test(arguments: [
    "603903594", "+603903594", "123456", "123456789012345", "+123456789012345",
    "+33 6 03 90 35 94", "+1 (415) 555-2671", "(415) 555.2671", "+(33)603903594",
    "6-0-3-9-0-3", "6  0..3--9()0 3", "60)3903594", "60(3903594", "1 0 0 0 0 0",
  ])
  func `accepts six to fifteen digits that start with one to nine`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "", "+", " ", "12345", "1234567890123456", "+1234567890123456", "0603903594", "+0603903594",
    "(0603) 903594", "60390r3594", "++603903594", "6+03903594", "603903594+", " 603903594",
    "603903594 ", "-603903594", "603903594-", "603903594.", "(603903594", "603903594)",
    "(603903594)", ")603903594", "((603)903594", "()603903594", "+ 603903594", "603,903,594",
    "603/903594", "603_903594", "٦٠٣٩٠٣٥٩٤", "６０３９０３５９４", "603\u{A0}903594",
    "603903594\0", "603903594\u{301}", "6\u{301}03903594", "\u{202A}+603903594", "603\n903594",
    "603\t903594", "603903594👍", "1e10000", "0x603903594", "603903594x12",
  ])
  func `refuses everything else`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test func `the count ignores separators between digits`() {
    let spaced = Array(repeating: "1", count: 15).joined(separator: " - ")
    #expect(rule.accepts(spaced))
    #expect(!rule.accepts(spaced + " - 1"))
    #expect(rule.accepts("1" + String(repeating: " ", count: 1 << 20) + "23456"))
  }

  @Test(arguments: [HardInput.mebibyte, .wideMebibyte, .spaceMebibyte])
  func `refuses a mebibyte of anything`(hard: HardInput) {
    #expect(!rule.accepts(hard.text))
    #expect(!rule.accepts("603903594" + hard.text))
  }
}
