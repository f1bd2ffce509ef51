import Testing
import ValidationRules

@Suite struct `A vehicle identification number` {
  @Test(arguments: ["1M8GDM9AXKP042788", "5GZCZ43D13S812715", "11111111111111111"])
  func `with its check digit is accepted by both rules`(text: String) {
    #expect(Rule.isVIN.accepts(text))
    #expect(Rule.isVIN(requiringCheckDigit: true).accepts(text))
  }

  @Test(arguments: ["WVWZZZ1JZXW000001", "1M8GDM9A1KP042788", "1M8GDM9AYKP042788"])
  func `without it is accepted unless it is required`(text: String) {
    #expect(Rule.isVIN.accepts(text))
    #expect(!Rule.isVIN(requiringCheckDigit: true).accepts(text))
  }

  @Test(arguments: [
    "1M8GDM9AXKP04278", "1M8GDM9AXKP0427888",  // length
    "IM8GDM9AXKP042788", "1M8GDM9AXKPO42788", "1M8GDM9AXQP042788",  // I, O, Q
    "1M8GDM9AXKP0427A8", "1M8GDM9AXKP04A788",  // a letter among the last four
    "1m8gdm9axkp042788", "1M8 GDM9AX KP042788", "1M8GDM9AX-P042788",
  ])
  func `is refused`(text: String) {
    #expect(!Rule.isVIN.accepts(text))
    #expect(!Rule.isVIN(requiringCheckDigit: true).accepts(text))
  }

  @Test func `can have letters before the last four characters`() {
    #expect(Rule.isVIN.accepts("WVWZZZ1JZXWAB0001"))
  }

  @Test func `is refused in awkward variations`() {
    expectRobustness(of: .isVIN, on: "WVWZZZ1JZXW000001")
    expectRobustness(of: .isVIN(requiringCheckDigit: true), on: "1M8GDM9AXKP042788")
  }
}
