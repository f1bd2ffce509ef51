import Testing
import ValidationRules

extension ValidationRule where Value == String {
  fileprivate static var isAwesome: Self {
    Self("Say something awesome") { $0.contains("awesome") }
  }
}

@Suite struct ValidationRuleTests {
  @Test func `a program adds rules in the same spelling`() {
    #expect(Rule.isAwesome.accepts("an awesome day"))
    #expect(!Rule.isAwesome.accepts("a day"))
    #expect(Rule.isAwesome.message == "Say something awesome")
    #expect(Rule.isAwesome.severity == .error)
  }

  @Test func `validates values of any type`() {
    let isEven = Rule<Int>("Enter an even number") { $0.isMultiple(of: 2) }
    #expect(isEven.accepts(2))
    #expect(!isEven.accepts(3))
  }

  @Test func `a closure alone is a rule, with the message that a value is not valid`() {
    let rule: Rule<String> = ValidationRule { $0 == "x" }
    #expect(rule.accepts("x"))
    #expect(!rule.accepts("y"))
    #expect(english(rule.message) == "Enter a valid value")
    #expect(rule.severity == .error)
    #expect(Rule { (number: Int) in number > 1 }.accepts(2))
  }

  @Test func `a message can be a text`() {
    let name = "Mei"
    let text = "Write to \(name)"
    #expect(Rule.isAwesome.message(text).message == ValidationMessage(text))
    #expect(Rule.isAwesome.message("Write to \(name)").failure(of: "") == "Write to Mei")
    let braces = Rule<String>.minLength(3).message("{minimum} or {more}")
    #expect(english(braces.failure(of: "a")) == "{minimum} or {more}")
  }

  @Test func `another message leaves the test and the severity`() {
    let rule = Rule.isAwesome.asWarning().message("More awe, please")
    #expect(rule.message == "More awe, please")
    #expect(rule.severity == .warning)
    #expect(rule.accepts("awesome"))
    #expect(!rule.accepts("dull"))
  }

  @Test func `a warning leaves the test and the message`() {
    let rule = Rule.isAwesome.asWarning()
    #expect(rule.severity == .warning)
    #expect(rule.message == "Say something awesome")
    #expect(rule.accepts("awesome"))
    #expect(!rule.accepts("dull"))
  }
}
