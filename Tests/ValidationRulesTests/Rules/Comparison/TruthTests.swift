import Testing
import ValidationRules

@Suite struct TruthTests {
  @Test(arguments: [true, false])
  func `accepts on or off`(isOn: Bool) {
    #expect(Rule.isTrue.accepts(isOn) == isOn)
    #expect(Rule.isFalse.accepts(isOn) == !isOn)
  }

  @Test func `reports what to do, and the opposite rule reports the opposite`() {
    #expect(english(Rule.isTrue.message) == "Turn this on")
    #expect(english(Rule.isFalse.message) == "Turn this off")
    #expect((!Rule.isTrue).message == Rule.isFalse.message)
  }
}
