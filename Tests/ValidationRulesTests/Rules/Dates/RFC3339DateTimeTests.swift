import Testing
import ValidationRules

@Suite struct RFC3339DateTimeTests {
  @Test(arguments: [
    "1985-04-12T23:20:50.52Z", "1996-12-19T16:39:57-08:00", "1937-01-01T12:00:27.87+00:20",
    "2024-02-29T00:00:00Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z",
    "2026-03-09t10:00:00z", "2026-03-09 10:00:00Z", "2026-03-09T10:00:00-00:00",
    "2026-03-09T10:00:00+23:59", "2026-03-09T10:00:00.000000000000000000001Z",
  ])
  func `accepts a date, a time and an offset`(text: String) {
    #expect(Rule.isRFC3339DateTime.accepts(text))
  }

  @Test(arguments: [
    "1990-12-31T23:59:60Z", "1990-12-31T15:59:60-08:00", "1998-12-31T23:59:60.999Z",
    "2016-06-30T23:59:60Z", "2017-01-01T05:29:60+05:30", "2016-12-31T00:00:60-23:59",
    "2017-01-01T23:58:60+23:59", "2024-02-29T23:59:60Z", "9999-12-31T23:59:60Z",
    "0000-01-01T00:59:60+01:00", "9999-12-31T22:59:60-01:00",
  ])
  func `accepts a leap second at the end of a month by UTC`(text: String) {
    #expect(Rule.isRFC3339DateTime.accepts(text))
  }

  @Test(arguments: [
    "1998-12-31T22:59:60Z", "1998-12-31T23:58:60Z", "1998-12-31T23:59:61Z",
    "1998-12-30T23:59:60Z", "2023-02-27T23:59:60Z", "2024-02-28T23:59:60Z",
    "1998-12-31T23:59:60-08:00", "1998-12-31T00:29:60+00:30", "1998-12-31T15:59:60+08:00",
    "1999-01-02T00:59:60+01:00", "9999-12-31T23:59:60-01:00",
  ])
  func `refuses a leap second at any other time`(text: String) {
    #expect(!Rule.isRFC3339DateTime.accepts(text))
  }

  @Test(arguments: [
    "2026-03-09", "2026-03-09T", "2026-03-09T10:00", "2026-03-09T10:00Z", "2026-03-09T10:00:00",
    "2026-03-09T10:00:00+01", "2026-03-09T10:00:00+0100", "2026-03-09T10:00:00+1:00",
    "2026-03-09T10:00:00+24:00", "2026-03-09T10:00:00+01:60", "2026-03-09T10:00:00Z+01:00",
    "2026-03-09T10:00:00.Z", "2026-03-09T10:00:00,5Z", "2026-03-09T24:00:00Z",
    "2026-03-09T10:60:00Z", "2026-03-09  10:00:00Z", "2026-03-09_10:00:00Z",
    "2026-02-29T10:00:00Z", "2026-03-09T1:00:00Z", "20260309T100000Z", "2026-03-09T10:00:00 Z",
    "2026-03-09T10:00:00−08:00",
  ])
  func `refuses everything else`(text: String) {
    #expect(!Rule.isRFC3339DateTime.accepts(text))
  }

  @Test func `reports how to write a point in time`() {
    #expect(
      MessageCatalog().text(for: Rule.isRFC3339DateTime.message)
        == "Enter a date, a time and an offset, such as 2026-12-31T23:59:00Z")
  }
}
