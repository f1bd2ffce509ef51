import Testing
import ValidationRules

@Suite struct TimeOfDayTests {
  @Test func `has the times of a day and no others`() {
    let times = (-1...24).flatMap { hour in
      (-1...60).compactMap { minute in TimeOfDay(hour: hour, minute: minute, second: minute % 60) }
    }
    #expect(times.count == 24 * 60)
    #expect(times == times.sorted())
    #expect(times.allSatisfy { TimeOfDay($0.description) == $0 })
    #expect(TimeOfDay(hour: 0, minute: 0, second: 60) == nil)
  }

  @Test(arguments: [
    ("00:00", "00:00"), ("23:59:59", "23:59:59"), ("09:05:00", "09:05"), ("9:05", nil),
    ("24:00", nil),
    ("09:60", nil), ("09:05:60", nil), ("09:05:", nil), ("", nil), ("09", nil), (" 09:05", nil),
    ("09:05\u{0}", nil), ("٠٩:٠٥", nil), ("09:05:00.5", nil),
  ])
  func `is read from two digits each`(text: String, description: String?) {
    #expect(TimeOfDay(text)?.description == description)
  }
}
