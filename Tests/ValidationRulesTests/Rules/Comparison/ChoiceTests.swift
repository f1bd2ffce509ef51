import Testing
import ValidationRules

@Suite struct ChoiceTests {
  enum Size { case small, medium, large }

  @Test func `accepts the given values`() {
    #expect(ValidationRule<Size>.isOneOf([.small, .large]).accepts(.large))
    #expect(!ValidationRule<Size>.isOneOf([.small, .large]).accepts(.medium))
    #expect(!ValidationRule<Size>.isOneOf([]).accepts(.small))
    #expect(ValidationRule.isOneOf(["red", "green"]).accepts("green"))
    #expect(!ValidationRule.isOneOf(["red", "green"]).accepts("Green"))
    #expect(ValidationRule.isOneOf([1, 2]).accepts(2))
  }

  @Test func `lists what can be written down`() {
    #expect(
      english(ValidationRule.isOneOf(["red", "green"]).message)
        == "Choose one of these: red, green")
    #expect(english(ValidationRule.isOneOf([1, 2]).message) == "Choose one of these: 1, 2")
    #expect(
      english(ValidationRule<Size>.isOneOf([.small]).message) == "Choose one of the offered values")
    #expect(english((!ValidationRule.isOneOf([1, 2])).message) == "Choose something else")
  }

  @Test func `lists nothing where nothing is offered`() {
    #expect(
      english(ValidationRule<String>.isOneOf([]).failure(of: "red")) == "Choose something else")
    #expect(
      english(ValidationRule<Size>.isOneOf([]).failure(of: .small)) == "Choose something else")
  }
}
