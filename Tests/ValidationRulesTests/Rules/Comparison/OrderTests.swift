import Testing
import ValidationRules

@Suite struct OrderTests {
  @Test(arguments: [(4, false), (5, false), (6, true), (-6, false)])
  func `greater than a limit`(number: Int, isValid: Bool) {
    #expect(Rule.greaterThan(5).accepts(number) == isValid)
    #expect(Rule.atMost(5).accepts(number) != isValid)
    #expect(Rule.greaterThan(0.5).accepts(Double(number) / 10) == isValid)
  }

  @Test(arguments: [(-6, false), (-5, true), (-4, true), (5, true)])
  func `greater than a limit, or the limit`(number: Int, isValid: Bool) {
    #expect(Rule.atLeast(-5).accepts(number) == isValid)
    #expect(Rule.lessThan(-5).accepts(number) != isValid)
    #expect(Rule.lessThan(-0.5).accepts(Double(number) / 10) != isValid)
  }

  @Test func `NaN has no order`() {
    #expect(!Rule.greaterThan(1.0).accepts(.nan))
    #expect(!Rule.atMost(1.0).accepts(.nan))
    #expect(!Rule.inRange(0.0...1.0).accepts(.nan))
  }

  @Test(arguments: [(0, false), (1, true), (3, true), (5, true), (6, false)])
  func `in a range, with both bounds`(number: Int, isValid: Bool) {
    #expect(Rule.inRange(1...5).accepts(number) == isValid)
  }

  @Test func `a range of any ordered type`() {
    #expect(Rule.inRange("a"..."m").accepts("emma"))
    #expect(!Rule.inRange("a"..."m").accepts("zoë"))
  }

  @Test func `limits of any ordered type, with a message that doesn't mention numbers`() {
    #expect(Rule.greaterThan("m").accepts("zoë"))
    #expect(!Rule.greaterThan("m").accepts("m"))
    #expect(Rule.atLeast("m").accepts("m"))
    #expect(!Rule.atLeast("m").accepts("emma"))
    #expect(Rule.lessThan("m").accepts("emma"))
    #expect(!Rule.lessThan("m").accepts("m"))
    #expect(Rule.atMost("m").accepts("m"))
    #expect(!Rule.atMost("m").accepts("zoë"))
    #expect(Rule.atLeast(Duration.seconds(1)).accepts(.seconds(2)))
    #expect(english(Rule.greaterThan("m").message) == "Enter a value above m")
    #expect(
      english(Rule.atLeast("m").message) == "Enter m or higher")
    #expect(english(Rule.lessThan("m").message) == "Enter a value below m")
    #expect(
      english(Rule.atMost("m").message) == "Enter m or lower")
  }

  @Test func `limits of days, times and amounts, in the words for them`() throws {
    let day = try #require(CalendarDate("2026-06-30"))
    let time = try #require(TimeOfDay("18:30"))
    let both = CalendarDateTime(day, time)
    let price = try #require(Money("5.00 EUR"))
    #expect(Rule.atLeast(day).message == Rule<CalendarDate>.isOnOrAfter(day).message)
    #expect(english(Rule.lessThan(day).message) == "Enter a date before 2026-06-30")
    #expect(
      english(Rule.inRange(day...day).message) == "Enter a date from 2026-06-30 to 2026-06-30")
    #expect(english(Rule.atLeast(time).message) == "Enter a time of 18:30 or later")
    #expect(english(Rule.atMost(both).message) == "Enter a time of 2026-06-30T18:30 or earlier")
    #expect(english(Rule.inRange(time...time).message) == "Enter a time from 18:30 to 18:30")
    #expect(
      english(Rule.inRange(price...price).message) == "Enter an amount from 5.00 EUR to 5.00 EUR")
  }

  @Test func `reports the limits, whole numbers without a fraction`() {
    #expect(
      english(Rule.greaterThan(18).message) == "Enter a number greater than 18")
    #expect(
      english(Rule.atLeast(18.0).message) == "Enter 18 or more")
    #expect(
      english(Rule.lessThan(0.5).message) == "Enter a number less than 0.5")
    #expect(
      english(Rule.atMost(-3).message) == "Enter -3 or less")
    #expect(english(Rule.inRange(1...5).message) == "Enter a number from 1 to 5")
    #expect(
      english((!Rule.inRange(1...5)).message) == "Enter a value below 1 or above 5")
  }

  @Test func `opposites have each other's message`() {
    #expect(
      (!Rule.greaterThan(1)).message == Rule.atMost(1).message)
    #expect(
      (!Rule.lessThan(1)).message == Rule.atLeast(1).message)
    #expect(
      (!Rule.atLeast(1)).message == Rule.lessThan(1).message)
    #expect(
      (!Rule.atMost(1)).message == Rule.greaterThan(1).message)
  }
}
