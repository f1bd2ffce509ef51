import Testing
import ValidationRules

@Suite struct TimeTests {
  @Test(arguments: [
    "00:00", "23:59", "09:05", "00:00:00", "23:59:59", "12:00:00.1", "12:00:00.12", "12:00:00.123",
  ])
  func `accepts a time of day`(text: String) {
    #expect(Rule.isTime.accepts(text))
  }

  @Test(arguments: [
    "24:00", "23:60", "23:59:60", "9:05", "09:5", "09:05:1", "009:05", "09:05:", "09:05:00.",
    "09:05:00.1234", "09:05:00:123", "09:05:00,1", "09:05.5", "0905", "09", "09:05Z",
    "09:05:00+01:00", "9:05 am", "-9:05", "hh:mm",
  ])
  func `refuses everything else`(text: String) {
    #expect(!Rule.isTime.accepts(text))
  }

  @Test func `reports which times are allowed`() {
    #expect(
      MessageCatalog().text(for: Rule.isTime.message)
        == "Enter a time from 00:00 to 23:59")
  }
}
