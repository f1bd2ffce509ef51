import Testing
import ValidationRules

@Suite struct `An IPv4 address` {
  private let rule = Rule.isIPv4

  @Test(arguments: ["0.0.0.0", "192.0.2.1", "255.255.255.255", "1.20.103.9"])
  func `is accepted in dotted quad`(text: String) {
    #expect(rule.accepts(text))
  }

  @Test(arguments: [
    "", "1", "1.2.3", "1.2.3.", ".1.2.3", "1..2.3", "1.2.3.4.", "1.2.3.4.5", "1.2.3.256",
    "256.2.3.4", "1.2.3.04", "00.0.0.0", "1.2.3.-4", "+1.2.3.4", "0x1.2.3.4", "1.2.3.4 ",
    " 1.2.3.4", "1.2.3.4\n", "1.2.3.4\0", "1. 2.3.4", "1.2.3.٤", "1২.0.0.1", "1.2.3.4/8",
    "::ffff:1.2.3.4", "1,2,3,4", "0000.0.0.0", "1.2.3.1000", "2130706433",
  ])
  func `is refused in any other form`(text: String) {
    #expect(!rule.accepts(text))
  }

  @Test func `is four numbers from 0 to 255`() {
    for number in 0...999 {
      #expect(rule.accepts("\(number).1.1.1") == (number <= 255))
      #expect(rule.accepts("1.1.1.\(number)") == (number <= 255))
    }
  }
}
