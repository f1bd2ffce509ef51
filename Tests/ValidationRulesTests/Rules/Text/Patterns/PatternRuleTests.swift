import FormTestSupport
import Testing
import ValidationRules

@Suite struct PatternRuleTests {
  @Test(arguments: [("AB1234", true), ("AB12345", false), ("ab1234", false)])
  func `accepts a regex literal`(text: String, isValid: Bool) {
    #expect(Rule.matches(/[A-Z]{2}[0-9]{4}/).accepts(text) == isValid)
    #expect((!Rule.matches(/[A-Z]{2}[0-9]{4}/)).accepts(text) != isValid)
  }

  @Test func `accepts text that matches as a whole`() throws {
    let code = Rule.matches(try Pattern("[A-Z]{2}[0-9]{4}"))
    #expect(code.accepts("AB1234"))
    #expect(!code.accepts("AB12345"))
    #expect(!code.accepts(""))
    #expect(MessageCatalog().text(for: code.message) == "Use the expected format")
  }

  @Test func `text on which the bound is reached couldn't be checked`() throws {
    let source = "(b+)+\\1[cd](?#rule)"
    let rule = Rule.matches(try Pattern(source))
    let hard = String(repeating: "b", count: 40) + "!"
    let message = "This text is too long to check. Shorten it"
    let reports = BoundReports.on(source) {
      #expect(english(rule.failure(of: hard)) == message)
      #expect(english(rule.message("As in bc").failure(of: hard + "!")) == message)
      #expect(rule.accepts("bbc"))
      #expect(english(rule.message("As in bc").failure(of: "a")) == "As in bc")
    }
    #expect(reports.map(\.length) == [41, 42])
    #expect(rule.failure(of: hard)?.key == "matches.unchecked")
  }

  @Test func `no combination accepts it`() throws {
    let rule = Rule.matches(try Pattern("(b+)+\\1[cd](?#combined)"))
    let hard = String(repeating: "b", count: 40) + "!"
    let yes = Rule<String>("no") { _ in true }
    let no = Rule<String>("no") { _ in false }
    for combined in [
      !rule, !(!rule), rule && yes, yes && rule, rule || no, no || rule, !(rule || no),
      !(rule && yes), rule.asWarning(), !rule.message("other"),
    ] {
      #expect(!combined.accepts(hard))
      #expect(combined.failure(of: hard)?.key == "matches.unchecked")
    }
    #expect((yes || rule).accepts(hard))
    #expect((rule || yes).accepts(hard))
    #expect(english((no && rule).failure(of: hard)) == "no")
    #expect(!(!rule).accepts("bbc"))
    #expect((!rule).accepts("a"))
  }

  @Test func `a program can choose to accept it`() throws {
    let source = "(b+)+\\1[cd](?#accepted)"
    let hard = String(repeating: "b", count: 40) + "!"
    let rule = Rule.matches(try Pattern(source, whenBoundReached: .accept))
    let reports = BoundReports.on(source) { #expect(rule.accepts(hard)) }
    #expect(reports.map(\.length) == [41])
    #expect(!rule.accepts("a"))
    #expect(try Rule.regex(parsing: source, whenBoundReached: .accept).accepts(hard))
    #expect(try !Rule.regex(parsing: source).accepts(hard))
  }

  @Test func `a validated property refuses it`() throws {
    let rule = Rule.matches(try Pattern("(b+)+\\1[cd](?#validated)"))
    let hard = String(repeating: "b", count: 40) + "!"
    let property = Validated(wrappedValue: hard, rule: rule)
    #expect(property.projectedValue.result.messages.map(\.key) == ["matches.unchecked"])
  }

  @Test func `the report doesn't repeat the text`() throws {
    let source = "(s+)+\\1[cd](?#quiet)"
    let rule = Rule.matches(try Pattern(source))
    let secret = String(repeating: "s", count: 40) + "ecret"
    let reports = BoundReports.on(source) { #expect(!rule.accepts(secret)) }
    #expect(reports.map { $0.description.contains("secret") } == [false])
  }
}
