import Testing
import ValidationRules

@Suite struct OrderTests {
  @Test(arguments: [(4, false), (5, false), (6, true), (-6, false)])
  func `greater than a limit`(number: Int, isValid: Bool) {
    #expect(ValidationRule.greaterThan(5).check(number) == isValid)
    #expect(ValidationRule.smallerOrEqualThan(5).check(number) != isValid)
    #expect(ValidationRule.greaterThan(0.5).check(Double(number) / 10) == isValid)
  }

  @Test(arguments: [(-6, false), (-5, true), (-4, true), (5, true)])
  func `greater than a limit, or the limit`(number: Int, isValid: Bool) {
    #expect(ValidationRule.greaterOrEqualThan(-5).check(number) == isValid)
    #expect(ValidationRule.smallerThan(-5).check(number) != isValid)
    #expect(ValidationRule.smallerThan(-0.5).check(Double(number) / 10) != isValid)
  }

  @Test func `nan is in no order`() {
    #expect(!ValidationRule.greaterThan(1.0).check(.nan))
    #expect(!ValidationRule.smallerOrEqualThan(1.0).check(.nan))
    #expect(!ValidationRule.inRange(0.0...1.0).check(.nan))
  }

  @Test(arguments: [(0, false), (1, true), (3, true), (5, true), (6, false)])
  func `in a range, with both bounds`(number: Int, isValid: Bool) {
    #expect(ValidationRule.inRange(1...5).check(number) == isValid)
  }

  @Test func `a range of any order`() {
    #expect(ValidationRule.inRange("a"..."m").check("emma"))
    #expect(!ValidationRule.inRange("a"..."m").check("zoë"))
  }

  @Test func `reports the limits, whole numbers without a fraction`() {
    #expect(
      english(ValidationRule.greaterThan(18).message) == "Enter a number greater than 18")
    #expect(
      english(ValidationRule.greaterOrEqualThan(18.0).message) == "Enter 18 or a greater number")
    #expect(
      english(ValidationRule.smallerThan(0.5).message) == "Enter a number smaller than 0.5")
    #expect(
      english(ValidationRule.smallerOrEqualThan(-3).message) == "Enter -3 or a smaller number")
    #expect(english(ValidationRule.inRange(1...5).message) == "Enter a value from 1 to 5")
    #expect(
      english((!ValidationRule.inRange(1...5)).message) == "Enter a value below 1 or above 5")
  }

  @Test func `opposites have each other's sentence`() {
    #expect(
      (!ValidationRule.greaterThan(1)).message == ValidationRule.smallerOrEqualThan(1).message)
    #expect(
      (!ValidationRule.smallerThan(1)).message == ValidationRule.greaterOrEqualThan(1).message)
    #expect(
      (!ValidationRule.greaterOrEqualThan(1)).message == ValidationRule.smallerThan(1).message)
    #expect(
      (!ValidationRule.smallerOrEqualThan(1)).message == ValidationRule.greaterThan(1).message)
  }
}
