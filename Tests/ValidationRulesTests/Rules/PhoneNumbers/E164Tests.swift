import Testing
import ValidationRules

@Suite struct `An international telephone number` {
  @Test(arguments: ["+33603903594", "+14155550123", "+6834000", "+123456789012345"])
  func `is accepted`(text: String) {
    #expect(Rule.isE164.accepts(text))
  }

  @Test(arguments: [
    "", "+", "33603903594", "+0336039035", "+123456", "+1234567890123456", "+33 603903594",
    "+33-603903594", "++3360390359", "+336039o3594", "0033603903594", "+٣٣٦٠٣٩٠٣٥٩٤",
    "+33603903594 ", " +33603903594", "+33603903594\u{301}",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isE164.accepts(text))
  }
}
