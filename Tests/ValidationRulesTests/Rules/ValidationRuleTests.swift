import Testing
import ValidationRules

extension ValidationRule where Value == String {
  fileprivate static var isAwesome: Self {
    Self("Say something awesome") { $0.contains("awesome") }
  }
}

@Suite struct ValidationRuleTests {
  @Test func `a program adds rules in the same spelling`() {
    #expect(ValidationRule.isAwesome.accepts("an awesome day"))
    #expect(!ValidationRule.isAwesome.accepts("a day"))
    #expect(ValidationRule.isAwesome.message == "Say something awesome")
    #expect(ValidationRule.isAwesome.severity == .error)
  }

  @Test func `validates values of any type`() {
    let isEven = ValidationRule<Int>("Enter an even number") { $0.isMultiple(of: 2) }
    #expect(isEven.accepts(2))
    #expect(!isEven.accepts(3))
  }

  @Test func `another message leaves the check and the severity`() {
    let rule = ValidationRule.isAwesome.asWarning().message("More awe, please")
    #expect(rule.message == "More awe, please")
    #expect(rule.severity == .warning)
    #expect(rule.accepts("awesome") && !rule.accepts("dull"))
  }

  @Test func `a warning leaves the check and the message`() {
    let rule = ValidationRule.isAwesome.asWarning()
    #expect(rule.severity == .warning)
    #expect(rule.message == "Say something awesome")
    #expect(rule.accepts("awesome") && !rule.accepts("dull"))
  }
}
