import Testing
import ValidationRules

@Suite struct TruthTests {
  @Test(arguments: [true, false])
  func `accepts on or off`(isOn: Bool) {
    #expect(ValidationRule.isTrue.accepts(isOn) == isOn)
    #expect(ValidationRule.isFalse.accepts(isOn) == !isOn)
  }

  @Test func `reports what to do, and the opposite the opposite`() {
    #expect(english(ValidationRule.isTrue.message) == "Turn this on")
    #expect(english(ValidationRule.isFalse.message) == "Turn this off")
    #expect((!ValidationRule.isTrue).message == ValidationRule.isFalse.message)
  }
}
