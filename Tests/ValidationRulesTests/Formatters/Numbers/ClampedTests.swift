import Testing
import ValidationRules

@Suite struct ClampedTests {
  @Test(arguments: [(0, 1), (1, 1), (3, 3), (5, 5), (6, 5), (-1, 1)])
  func `keeps a number in its range`(number: Int, clamped: Int) {
    #expect(ValidationFormatter.clamped(1...5).format(number) == clamped)
    #expect(ValidationFormatter.clamped(1.0...5.0).format(Double(number)) == Double(clamped))
  }

  @Test func `NaN is unchanged`() {
    #expect(ValidationFormatter.clamped(1.0...5.0).format(.nan).isNaN)
    #expect(ValidationFormatter.clamped(1.0...5.0).format(.infinity) == 5)
  }
}
