import Testing
import ValidationRules

@Suite struct CalendarDateTimeTests {
  @Test(arguments: [
    ("2026-12-31T18:30", "2026-12-31T18:30"), ("2026-12-31 18:30:05", "2026-12-31T18:30:05"),
    ("2026-12-31", nil), ("T18:30", nil), ("2026-12-31t18:30", nil), ("2026-02-29T18:30", nil),
    ("2026-12-31T24:00", nil), ("2026-12-31T18:30Z", nil), ("", nil), ("2026-12-31TT18:30", nil),
  ])
  func `is read from a day and a time`(text: String, description: String?) {
    #expect(CalendarDateTime(text)?.description == description)
  }

  @Test func `is ordered by the day, then the time`() throws {
    let texts = ["2025-12-31T23:59", "2026-01-01T00:00", "2026-01-01T00:00:01", "2026-01-02T00:00"]
    let values = try texts.map { try #require(CalendarDateTime($0)) }
    #expect(values.reversed().sorted() == values)
    #expect(Rule.greaterThan(values[0]).accepts(values[1]))
  }
}
