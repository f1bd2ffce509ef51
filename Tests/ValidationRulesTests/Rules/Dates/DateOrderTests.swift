import Testing
import ValidationRules

@Suite struct DateOrderTests {
  @Test(arguments: [
    ("2026-06-29", true, false), ("2026-06-30", false, false), ("2026-07-01", false, true),
    ("2025-12-31", true, false), ("2027-01-01", false, true), ("0000-01-01", true, false),
  ])
  func `compares days`(text: String, isBefore: Bool, isAfter: Bool) throws {
    let limit = try #require(CalendarDate("2026-06-30"))
    let date = try #require(CalendarDate(text))
    #expect(Rule<CalendarDate>.isBefore(limit).accepts(date) == isBefore)
    #expect(Rule<CalendarDate>.isAfter(limit).accepts(date) == isAfter)
    #expect(Rule<CalendarDate>.isOnOrAfter(limit).accepts(date) == !isBefore)
    #expect(Rule<CalendarDate>.isOnOrBefore(limit).accepts(date) == !isAfter)
    #expect(Rule<String>.isBefore(limit).accepts(text) == isBefore)
    #expect(Rule<String>.isAfter(limit).accepts(text) == isAfter)
  }

  @Test(arguments: ["", "2026-06-31", "2026-6-1", "yesterday", "2026-06-29 ", "٢٠٢٦-٠٦-٢٩"])
  func `refuses text that isn't a day, either way`(text: String) throws {
    let limit = try #require(CalendarDate("2026-06-30"))
    #expect(!Rule<String>.isBefore(limit).accepts(text))
    #expect(!Rule<String>.isAfter(limit).accepts(text))
  }

  @Test func `reports which day is the limit`() throws {
    let limit = try #require(CalendarDate("2026-06-30"))
    let catalog = MessageCatalog()
    #expect(
      catalog.text(for: Rule<String>.isBefore(limit).message)
        == "Enter a date before 2026-06-30")
    #expect(
      catalog.text(for: Rule<CalendarDate>.isAfter(limit).message)
        == "Enter a date after 2026-06-30")
  }

  @Test func `each order is the opposite of another`() throws {
    let limit = try #require(CalendarDate("2026-06-30"))
    #expect(
      (!Rule<CalendarDate>.isBefore(limit)).message == Rule<CalendarDate>.isOnOrAfter(limit).message
    )
    #expect(
      (!Rule<CalendarDate>.isAfter(limit)).message == Rule<CalendarDate>.isOnOrBefore(limit).message
    )
    #expect(
      (!Rule<CalendarDate>.isOnOrAfter(limit)).message == Rule<CalendarDate>.isBefore(limit).message
    )
    #expect(
      (!Rule<CalendarDate>.isOnOrBefore(limit)).message == Rule<CalendarDate>.isAfter(limit).message
    )
    #expect(
      MessageCatalog().text(for: Rule<CalendarDate>.isOnOrAfter(limit).message)
        == "Enter 2026-06-30 or later")
  }
}
