import Testing
import ValidationRules

@Suite struct RoundedTests {
  @Test(arguments: [
    (1.005, 2, 1.01), (2.675, 2, 2.68), (1.004, 2, 1.0), (-1.005, 2, -1.01), (0.5, 0, 1),
    (1.5, 0, 2),
    (2.5, 0, 3), (-0.5, 0, -1), (0.4, 0, 0), (9.999, 2, 10), (0.05, 1, 0.1), (0.04, 1, 0),
    (99.95, 1, 100),
    (1e-7, 2, 0), (6e-3, 2, 0.01), (5e-3, 2, 0.01), (4e-3, 2, 0), (1.2345e+20, 2, 1.2345e+20),
    (3, 2, 3), (0, 2, 0),
    (12.5, 400, 12.5), (1.7976931348623157e+308, 0, 1.7976931348623157e+308),
    (2.5e-308, 323, 2.5e-308), (4e-300, 299, 0),
    (0.1, 1, 0.1), (123456.789, 1, 123456.8),
  ])
  func `rounds the written number, half away from zero`(
    number: Double, places: Int, rounded: Double
  ) {
    #expect(ValidationFormatter.rounded(to: places).format(number) == rounded)
  }

  @Test func `rounds shorter numbers too`() {
    #expect(ValidationFormatter<Float>.rounded(to: 2).format(1.005) == 1.01)
  }

  @Test func `keeps the sign, infinity and NaN`() {
    let rounding = ValidationFormatter<Double>.rounded(to: 1)
    #expect(rounding.format(-0.04).sign == .minus)
    #expect(rounding.format(-0.004).sign == .minus)
    #expect(rounding.format(0.004).sign == .plus)
    #expect(rounding.format(.infinity) == .infinity)
    #expect(rounding.format(.nan).isNaN)
  }

  @Test func `a negative number of places is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      _ = ValidationFormatter<Double>.rounded(to: -1)
    }
  }
}
