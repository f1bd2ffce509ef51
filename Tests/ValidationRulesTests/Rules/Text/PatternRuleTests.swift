import FormTestSupport
import Testing
import ValidationRules

@Suite struct PatternRuleTests {
  @Test func `accepts text that matches as a whole`() throws {
    let code = ValidationRule.matches(try Pattern("[A-Z]{2}[0-9]{4}"))
    #expect(code.check("AB1234"))
    #expect(!code.check("AB12345"))
    #expect(!code.check(""))
    #expect(MessageCatalog().text(for: code.message) == "Use the expected format")
  }

  @Test func `a bound is reported once a check, and the text passes`() throws {
    let source = "(b+)+(?#rule)"
    let rule = ValidationRule.matches(try Pattern(source))
    let hard = String(repeating: "b", count: 40) + "!"
    let reports = BoundReports.on(source) {
      #expect(rule.check(hard))
      #expect(rule.check(hard + "!"))
      #expect(rule.check("bbb"))
      #expect(!rule.check("a"))
    }
    #expect(reports.map(\.length) == [41, 42])
  }

  @Test func `the report does not repeat the text`() throws {
    let source = "(s+)+(?#quiet)"
    let rule = ValidationRule.matches(try Pattern(source))
    let secret = String(repeating: "s", count: 40) + "ecret"
    let reports = BoundReports.on(source) { #expect(rule.check(secret)) }
    #expect(reports.map { $0.description.contains("secret") } == [false])
  }
}
