import Testing
import ValidationRules

@Suite struct RuleFailuresTests {
  let rules: [Rule<String>] = [
    .minLength(3), .containsLetter, .containsNumber.asWarning(), .maxLength(4).asWarning(),
  ]

  @Test func `every rule that fails is reported, in order`() {
    #expect(
      rules.failures(of: "").map { english($0) }
        == ["Use at least 3 characters", "Use at least 1 letter"])
    #expect(rules.failures(of: "abc").isEmpty)
  }

  @Test func `warnings are reported separately`() {
    #expect(
      rules.failures(of: "abcde", severity: .warning).map { english($0) }
        == ["Use at least 1 digit", "Use at most 4 characters"])
    #expect(rules.failures(of: "abc1", severity: .warning).isEmpty)
  }

  @Test func `an explaining rule reports the part that fails`() {
    let rule = Rule<String>("Enter four digits") { text in
      text.count == 4 && text.allSatisfy(\.isNumber)
    } explain: { text in
      text.count == 4 ? "Use only digits" : "Use four of them"
    }
    #expect(rule.failure(of: "1234") == nil)
    #expect(rule.failure(of: "12a4") == "Use only digits")
    #expect([rule].failures(of: "123") == ["Use four of them"])
  }

  @Test func `text that couldn't be checked is reported as such`() throws {
    let rule = Rule.matches(try Pattern("(b+)+\\1[cd](?#failures)"))
    let hard = String(repeating: "b", count: 40) + "!"
    for rules in [[rule], [rule.message("As in bc")], [rule.presuming(.isASCII)]] {
      #expect(rules.failures(of: hard).map(\.key) == ["matches.unchecked"])
    }
    #expect([rule.presuming(.isASCII)].failures(of: "é").map(\.key) == ["ascii"])
  }
}
