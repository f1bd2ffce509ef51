import Testing
import ValidationRules

@Suite struct ISO8601DateTests {
  @Test(arguments: [
    "0000-01-01", "0000-02-29", "0400-02-29", "1582-10-10", "2000-02-29", "2023-12-31",
    "2024-02-29", "2026-04-30", "9999-12-31",
  ])
  func `accepts days of the calendar`(text: String) {
    #expect(Rule.isISO8601Date.accepts(text))
  }

  @Test(arguments: [
    "0100-02-29", "1900-02-29", "2023-02-29", "2024-02-30", "2026-04-31", "2026-00-10",
    "2026-13-01", "2026-01-00", "2026-01-32",
  ])
  func `refuses days that don't exist`(text: String) {
    #expect(!Rule.isISO8601Date.accepts(text))
  }

  @Test(arguments: [
    "26-01-01", "2026-1-01", "2026-01-1", "02026-01-01", "-2026-01-01", "+002026-01-01",
    "20260101", "2026-0101", "2026/01/01", "2026.01.01", "2026–01–01", "01-01-2026", "2026-001",
    "2026-W01-1", "2026-01", "2026-01-", "2026-01-01T00:00", "YYYY-MM-DD", "2026--1-01",
  ])
  func `refuses every other notation`(text: String) {
    #expect(!Rule.isISO8601Date.accepts(text))
  }

  @Test func `reports how to write a date`() {
    #expect(
      MessageCatalog().text(for: Rule.isISO8601Date.message)
        == "Enter a date that exists, such as 2026-12-31")
  }
}
