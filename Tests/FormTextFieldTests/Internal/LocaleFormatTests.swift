import XCTest

@testable import FormTextField

final class LocaleFormatTests: XCTestCase {
  func testWritesNumbersWithTheSeparatorsOfALanguage() {
    MainActor.assumeIsolated {
      @MainActor func text(_ number: Double, _ decimals: Int) -> String {
        LocaleFormat.text(of: number, decimals: decimals, separator: ",", groupSeparator: ".")
      }
      XCTAssertEqual(text(1_234_567.891, 2), "1.234.567,89")
      XCTAssertEqual(text(1234, 0), "1234")
      XCTAssertEqual(text(0.05, 2), "0,05")
      XCTAssertEqual(text(-12_000.5, 1), "\u{2212}12.000,5")
      XCTAssertEqual(text(-0.001, 1), "0,0")
      XCTAssertEqual(text(1e300, 1), "1e+300")
    }
  }
}
