import Foundation
import Testing
import ValidationRules

@Suite struct DatesCodableTests {
  private struct Dates: Codable, Equatable {
    var day = CalendarDate("2026-12-31")
    var time = TimeOfDay("18:30")
    var both = CalendarDateTime("2026-12-31T18:30")
  }

  @Test func `days and times are text`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(Dates())
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"both":"2026-12-31T18:30","day":"2026-12-31","time":"18:30"}"#)
    #expect(try JSONDecoder().decode(Dates.self, from: json) == Dates())
  }

  @Test(arguments: [#"{"day":"2026-02-30"}"#, #"{"time":"24:00"}"#, #"{"both":5}"#])
  func `a day that doesn't exist is an error`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Dates.self, from: Data(json.utf8))
    }
  }
}
