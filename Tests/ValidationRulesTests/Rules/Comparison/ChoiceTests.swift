import Testing
import ValidationRules

@Suite struct ChoiceTests {
  enum Size { case small, medium, large }

  @Test func `accepts the given values`() {
    #expect(Rule<Size>.isOneOf([.small, .large]).accepts(.large))
    #expect(!Rule<Size>.isOneOf([.small, .large]).accepts(.medium))
    #expect(!Rule<Size>.isOneOf([]).accepts(.small))
    #expect(Rule.isOneOf(["red", "green"]).accepts("green"))
    #expect(!Rule.isOneOf(["red", "green"]).accepts("Green"))
    #expect(Rule.isOneOf([1, 2]).accepts(2))
  }

  @Test func `lists values that can be written down`() {
    #expect(
      english(Rule.isOneOf(["red", "green"]).message)
        == "Choose one of these: red, green")
    #expect(english(Rule.isOneOf([1, 2]).message) == "Choose one of these: 1, 2")
    #expect(
      english(Rule<Size>.isOneOf([.small]).message) == "Choose one of the options")
    #expect(english((!Rule.isOneOf([1, 2])).message) == "Choose something else")
  }

  @Test func `lists nothing if there are no choices`() {
    #expect(
      english(Rule<String>.isOneOf([]).failure(of: "red")) == "Choose something else")
    #expect(
      english(Rule<Size>.isOneOf([]).failure(of: .small)) == "Choose something else")
  }
}
