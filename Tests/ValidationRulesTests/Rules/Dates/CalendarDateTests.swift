import Testing
import ValidationRules

@Suite struct CalendarDateTests {
  @Test(arguments: [
    (0, 366), (4, 366), (100, 365), (1582, 365), (1900, 365), (2000, 366), (2023, 365),
    (2024, 366), (2100, 365), (2400, 366), (9999, 365),
  ])
  func `has the days of a year and no others`(year: Int, days: Int) {
    let dates = (-1...13).flatMap { month in
      (-1...32).compactMap { day in CalendarDate(year: year, month: month, day: day) }
    }
    #expect(dates.count == days)
    #expect(dates == dates.sorted())
    #expect(dates.allSatisfy { CalendarDate($0.description) == $0 })
  }

  @Test func `has no year of more than four digits, and none before 0`() {
    #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDate(year: -1, month: 1, day: 1) == nil)
  }

  @Test func `is written with leading zeros`() throws {
    let date = try #require(CalendarDate(year: 7, month: 3, day: 9))
    #expect(date.description == "0007-03-09")
  }

  @Test func `is ordered by year, then month, then day`() throws {
    let texts = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"]
    let dates = try texts.map { try #require(CalendarDate($0)) }
    for (position, date) in dates.enumerated() {
      for (other, otherDate) in dates.enumerated() {
        #expect((date < otherDate) == (position < other))
      }
    }
  }
}
