import Testing

@testable import ValidationRules

@Suite struct MessageArgumentValueTests {
  @Test func `a whole value is mentioned as a number`() {
    #expect(MessageArgument(value: 18) == 18)
    #expect(MessageArgument(value: 18.0) == 18)
    #expect(MessageArgument(value: UInt8(3)) == 3)
    #expect(MessageArgument(value: 0.5) == .decimal(0.5))
    #expect(MessageArgument(value: Float(0.1)) == "0.1")
    #expect(MessageArgument(value: Double.infinity) == "inf")
    #expect(MessageArgument(value: UInt64.max) == "18446744073709551615")
    #expect(MessageArgument(value: "a") == "a")
  }

  @Test func `numbers, dates and times are written as the catalog's format says`() throws {
    let day = try #require(CalendarDate("2026-06-30"))
    let time = try #require(TimeOfDay("18:30"))
    let both = try #require(CalendarDateTime("2026-06-30T18:30"))
    var catalog = MessageCatalog()
    let texts = {
      let messages: [ValidationMessage] = [
        Rule<CalendarDate>.isAfter(day).message, Rule<TimeOfDay>.atMost(time).message,
        Rule<CalendarDateTime>.greaterThan(both).message, Rule<Double>.atMost(0.5).message,
        Rule<Int>.atMost(3).message,
      ]
      return messages.map(catalog.text(for:))
    }
    #expect(
      texts() == [
        "Enter a date after 2026-06-30", "Enter a time of 18:30 or earlier",
        "Enter a value above 2026-06-30T18:30",
        "Enter 0.5 or less", "Enter 3 or less",
      ])
    catalog.format = { argument in if case .number = argument { nil } else { "<\(argument)>" } }
    #expect(
      texts() == [
        "Enter a date after <2026-06-30>", "Enter a time of <18:30> or earlier",
        "Enter a value above <2026-06-30T18:30>",
        "Enter <0.5> or less", "Enter 3 or less",
      ])
  }

  @Test func `a rule on text writes a date as the user types it`() throws {
    let day = try #require(CalendarDate("2026-06-30"))
    var catalog = MessageCatalog()
    catalog.format = { _ in "today" }
    #expect(catalog.text(for: Rule<String>.isAfter(day).message) == "Enter a date after 2026-06-30")
  }

  @Test func `a message within a message is in English by itself`() {
    let message = ValidationMessage.rule(.minLength, ["minimum": 1])
    #expect(MessageArgument.message(message).description == "Use at least 1 character")
  }
}
