import Testing
import ValidationRules

/// Rules that expect a date give one message for other text, alone and in combination.
@Suite struct DateFormatTests {
  private static let noDate = "Enter a date that exists, such as 2026-12-31"
  private static let presuming: [(name: String, rule: @Sendable (CalendarDate) -> Rule<String>)] = [
    ("isAtLeastYearsOld", { .isAtLeastYearsOld(18, on: $0) }),
    (
      "isAtLeastYearsOld, with a message", { .isAtLeastYearsOld(18, on: $0).message("18 or older") }
    ),
    ("isBefore", { .isBefore($0) }), ("isAfter", { .isAfter($0) }),
    ("both", { .isBefore($0) && .isAfter($0) }), ("either", { .isBefore($0) || .isAfter($0) }),
  ]

  private let today = CalendarDate(year: 2026, month: 3, day: 9)

  private func rule(_ index: Int) throws -> Rule<String> {
    Self.presuming[index].rule(try #require(today))
  }

  @Test(arguments: presuming.indices, ["1990-02-30", "", "18", "1990-02-28 "])
  func `text that isn't a date has one message`(index: Int, text: String) throws {
    let rule = try rule(index)
    #expect(!rule.accepts(text))
    #expect([rule].failures(of: text).map { english($0) } == [Self.noDate])
    for rules in [[.isISO8601Date, rule], [rule, .isISO8601Date], [rule, rule]] {
      #expect(rules.failures(of: text).map { english($0) } == [Self.noDate])
    }
    let own = Rule<String>.isISO8601Date.message("Use a date")
    #expect([own, rule].failures(of: text) == ["Use a date"])
    #expect([rule, own].failures(of: text) == ["Use a date"])
  }

  @Test(arguments: presuming.indices)
  func `text that isn't a date fails beside warnings, and as a warning`(index: Int) throws {
    let rule = try rule(index)
    let advice = Rule<String>.isISO8601Date.asWarning()
    #expect([advice, rule].failures(of: "-").map { english($0) } == [Self.noDate])
    #expect(
      [advice, rule].failures(of: "-", severity: .warning).map { english($0) } == [Self.noDate])
    let warning = rule.asWarning()
    #expect([warning].failures(of: "-", severity: .warning).map { english($0) } == [Self.noDate])
    #expect([.isISO8601Date, warning].failures(of: "-", severity: .warning) == [])
    #expect([advice, warning].failures(of: "-", severity: .warning).count == 1)
  }

  @Test func `a date that fails has the message of each rule`() throws {
    let today = try #require(today)
    let rules: [Rule<String>] = [
      .isISO8601Date, .isAtLeastYearsOld(18, on: today), .isAfter(today),
    ]
    #expect(
      rules.failures(of: "2026-03-09").map { english($0) }
        == ["Enter a date of birth at least 18 years ago", "Enter a date after 2026-03-09"])
  }
}
