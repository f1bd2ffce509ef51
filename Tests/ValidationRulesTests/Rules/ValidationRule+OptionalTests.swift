import Testing
import ValidationRules

@Suite struct ValidationRuleOptionalTests {
  @Test(arguments: [(nil, true), ("+33603903594", true), ("12", false), ("", false)])
  func `accepts nil and what the rule accepts`(phone: String?, isValid: Bool) {
    let rule = Rule<String?>.ifPresent(.isMobile)
    #expect(rule.accepts(phone) == isValid)
    #expect(rule.failure(of: phone) == (isValid ? nil : Rule.isMobile.message))
    #expect(
      Rule<String?>.ifPresent(!.isMobile).accepts(phone) == (phone == nil || !isValid))
  }

  @Test func `keeps the message, the severity, the parts and the opposite`() {
    let parts: Rule<String> = .minLength(3) && .containsNumber
    let rule = Rule<String?>.ifPresent(parts.asWarning())
    #expect(rule.message == parts.message)
    #expect(rule.severity == .warning)
    #expect(rule.failure(of: "abc") == Rule<String>.containsNumber.message)
    #expect((!rule).message == (!parts).message)
    #expect(!(!rule).accepts(nil))
    #expect((!rule).accepts("abc"))
  }

  @Test func `reports text that couldn't be checked`() throws {
    let pattern = try Pattern("(o+)+\\1[bc](?#optional)")
    let hard = String(repeating: "o", count: 40) + "!"
    let rule = Rule<String?>.ifPresent(.matches(pattern))
    #expect(rule.failure(of: hard)?.key == "matches.unchecked")
    #expect((!rule).failure(of: hard)?.key == "matches.unchecked")
    #expect(rule.accepts(nil))
    #expect(rule.accepts("oob"))
  }

  @Test func `reports another format once`() {
    let rules: [Rule<String?>] = [
      .ifPresent(.isInteger),
      .ifPresent(
        ValidationRule("Even") { Int($0)?.isMultiple(of: 2) ?? false }.presuming(.isInteger)),
    ]
    #expect(rules.failures(of: "a") == [Rule<String>.isInteger.message])
    #expect(rules.failures(of: "3") == ["Even"])
    #expect(rules.failures(of: nil) == [])
  }

  @Test func `can be combined with a rule that refuses nil`() {
    let rules: [Rule<Int?>] = [.nonOptional("Age"), .ifPresent(.atLeast(18))]
    #expect(rules.failures(of: nil) == ["Age"])
    #expect(rules.failures(of: 18) == [])
    #expect(rules.failures(of: 17).count == 1)
  }
}
