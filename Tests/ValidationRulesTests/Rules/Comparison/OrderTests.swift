import Testing
import ValidationRules

@Suite struct OrderTests {
  @Test(arguments: [(4, false), (5, false), (6, true), (-6, false)])
  func `greater than a limit`(number: Int, isValid: Bool) {
    #expect(ValidationRule.greaterThan(5).accepts(number) == isValid)
    #expect(ValidationRule.smallerOrEqual(to: 5).accepts(number) != isValid)
    #expect(ValidationRule.greaterThan(0.5).accepts(Double(number) / 10) == isValid)
  }

  @Test(arguments: [(-6, false), (-5, true), (-4, true), (5, true)])
  func `greater than a limit, or the limit`(number: Int, isValid: Bool) {
    #expect(ValidationRule.greaterOrEqual(to: -5).accepts(number) == isValid)
    #expect(ValidationRule.smallerThan(-5).accepts(number) != isValid)
    #expect(ValidationRule.smallerThan(-0.5).accepts(Double(number) / 10) != isValid)
  }

  @Test func `nan is in no order`() {
    #expect(!ValidationRule.greaterThan(1.0).accepts(.nan))
    #expect(!ValidationRule.smallerOrEqual(to: 1.0).accepts(.nan))
    #expect(!ValidationRule.inRange(0.0...1.0).accepts(.nan))
  }

  @Test(arguments: [(0, false), (1, true), (3, true), (5, true), (6, false)])
  func `in a range, with both bounds`(number: Int, isValid: Bool) {
    #expect(ValidationRule.inRange(1...5).accepts(number) == isValid)
  }

  @Test func `a range of any order`() {
    #expect(ValidationRule.inRange("a"..."m").accepts("emma"))
    #expect(!ValidationRule.inRange("a"..."m").accepts("zoë"))
  }

  @Test func `limits of any order, with a message that does not speak of numbers`() {
    #expect(ValidationRule.greaterThan("m").accepts("zoë"))
    #expect(!ValidationRule.greaterThan("m").accepts("m"))
    #expect(ValidationRule.greaterOrEqual(to: "m").accepts("m"))
    #expect(!ValidationRule.greaterOrEqual(to: "m").accepts("emma"))
    #expect(ValidationRule.smallerThan("m").accepts("emma"))
    #expect(!ValidationRule.smallerThan("m").accepts("m"))
    #expect(ValidationRule.smallerOrEqual(to: "m").accepts("m"))
    #expect(!ValidationRule.smallerOrEqual(to: "m").accepts("zoë"))
    #expect(ValidationRule.greaterOrEqual(to: Duration.seconds(1)).accepts(.seconds(2)))
    #expect(english(ValidationRule.greaterThan("m").message) == "Enter a value above m")
    #expect(
      english(ValidationRule.greaterOrEqual(to: "m").message) == "Enter m or a higher value")
    #expect(english(ValidationRule.smallerThan("m").message) == "Enter a value below m")
    #expect(
      english(ValidationRule.smallerOrEqual(to: "m").message) == "Enter m or a lower value")
  }

  @Test func `reports the limits, whole numbers without a fraction`() {
    #expect(
      english(ValidationRule.greaterThan(18).message) == "Enter a number greater than 18")
    #expect(
      english(ValidationRule.greaterOrEqual(to: 18.0).message) == "Enter 18 or more")
    #expect(
      english(ValidationRule.smallerThan(0.5).message) == "Enter a number less than 0.5")
    #expect(
      english(ValidationRule.smallerOrEqual(to: -3).message) == "Enter -3 or less")
    #expect(english(ValidationRule.inRange(1...5).message) == "Enter a value from 1 to 5")
    #expect(
      english((!ValidationRule.inRange(1...5)).message) == "Enter a value below 1 or above 5")
  }

  @Test func `opposites have each other's sentence`() {
    #expect(
      (!ValidationRule.greaterThan(1)).message == ValidationRule.smallerOrEqual(to: 1).message)
    #expect(
      (!ValidationRule.smallerThan(1)).message == ValidationRule.greaterOrEqual(to: 1).message)
    #expect(
      (!ValidationRule.greaterOrEqual(to: 1)).message == ValidationRule.smallerThan(1).message)
    #expect(
      (!ValidationRule.smallerOrEqual(to: 1)).message == ValidationRule.greaterThan(1).message)
  }
}
