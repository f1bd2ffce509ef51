import Testing
import ValidationRules

@Suite struct AgeTests {
  @Test(arguments: [
    ("2008-03-09", "2026-03-09", true),
    ("2008-03-10", "2026-03-09", false),
    ("2008-04-01", "2026-03-09", false),
    ("2008-02-28", "2026-03-09", true),
    ("1900-12-31", "2026-03-09", true),
    ("2026-03-10", "2026-03-09", false),
    ("9999-12-31", "2026-03-09", false),
  ])
  func `accepts someone from their eighteenth birthday on`(
    birth: String, today: String, isOldEnough: Bool
  ) throws {
    let today = try #require(CalendarDate(today))
    let date = try #require(CalendarDate(birth))
    #expect(
      Rule<CalendarDate>.isAtLeastYearsOld(18, on: today).accepts(date) == isOldEnough)
    #expect(Rule<String>.isAtLeastYearsOld(18, on: today).accepts(birth) == isOldEnough)
  }

  @Test(arguments: [
    ("2026-02-28", false), ("2026-03-01", true), ("2028-02-28", true), ("2028-02-29", true),
  ])
  func `counts someone born on 29 February as a year older on 1 March`(
    today: String, isOldEnough: Bool
  ) throws {
    let rule = Rule<String>.isAtLeastYearsOld(
      18, on: try #require(CalendarDate(today)))
    #expect(rule.accepts("2008-02-29") == isOldEnough)
  }

  @Test func `doesn't count someone born in the future as zero years old`() throws {
    let today = try #require(CalendarDate("2026-03-09"))
    #expect(Rule<String>.isAtLeastYearsOld(0, on: today).accepts("2026-03-09"))
    #expect(!Rule<String>.isAtLeastYearsOld(0, on: today).accepts("2026-03-10"))
  }

  @Test(arguments: ["", "2008-02-30", "18"])
  func `refuses text that isn't a day`(text: String) throws {
    let today = try #require(CalendarDate("2026-03-09"))
    #expect(!Rule<String>.isAtLeastYearsOld(18, on: today).accepts(text))
  }

  @Test func `reports the age, one year or more`() throws {
    let today = try #require(CalendarDate("2026-03-09"))
    let catalog = MessageCatalog()
    #expect(
      catalog.text(for: Rule<String>.isAtLeastYearsOld(18, on: today).message)
        == "Enter a date of birth at least 18 years ago")
    #expect(
      catalog.text(for: Rule<CalendarDate>.isAtLeastYearsOld(1, on: today).message)
        == "Enter a date of birth at least 1 year ago")
  }
}
