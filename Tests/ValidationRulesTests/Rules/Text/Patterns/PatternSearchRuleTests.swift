import FormTestSupport
import Testing
import ValidationRules

@Suite struct PatternSearchRuleTests {
  @Test(arguments: [
    ("[0-9]+$", "123", true), ("[0-9]+$", "abc123", true), ("[0-9]+$", "123abc", false),
    ("^[a-z]+$", "abc", true), ("^[a-z]+$", "abc1", false), ("a|b", "xxb", true),
    ("b", "", false), ("^$", "", true), ("(?i)ABC", "xxabcxx", true), ("é", "cafe\u{301}", true),
    ("👍🏽", "ok 👍🏽", true), ("\0", "a\0b", true), ("שלום", "‏שלום!", true),
  ])
  func `finds a pattern anywhere`(pattern: String, text: String, isValid: Bool) throws {
    #expect(try Rule.regex(parsing: pattern).accepts(text) == isValid)
  }

  @Test func `refuses an ill-formed pattern when the rule is created`() {
    let pattern = "[0-9"
    #expect(throws: PatternSyntaxError.self) { try Rule.regex(parsing: pattern) }
  }

  @Test(arguments: [("123", true), ("abc123", true), ("123abc", false), ("", false)])
  func `accepts a literal without try`(text: String, isValid: Bool) {
    @Validated(rule: .regex("[0-9]+$")) var code: String?
    code = text
    #expect($code.isValid == isValid)
    #expect(Rule.regex(/[0-9]+$/).accepts(text) == isValid)
  }

  @Test func `asks to use the expected format`() {
    #expect(english(Rule.regex("a").failure(of: "b")) == "Use the expected format")
    #expect(english((!Rule.regex("a")).failure(of: "a")) == "Use another format")
  }

  @Test func `the report names the pattern as it was written`() throws {
    let source = "(a+)+\\1[bc](?#search)"
    let rule = try Rule.regex(parsing: source)
    let reports = BoundReports.on(source) {
      #expect(!rule.accepts(String(repeating: "a", count: 1000) + "!b"))
    }
    #expect(reports.map(\.pattern) == [source])
  }
}
