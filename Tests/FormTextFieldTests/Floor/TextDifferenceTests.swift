import XCTest

@testable import FormTextField
@testable import GtkFloor

final class TextDifferenceTests: XCTestCase {
  func testFindsThePartThatDiffers() {
    XCTAssertEqual(parts("one three", "one two three"), ["5", "5", "wo t"])
    XCTAssertEqual(parts("Ada", "Ida"), ["0", "1", "I"])
    XCTAssertEqual(parts("Ada", "Ad"), ["2", "3", ""])
    XCTAssertEqual(parts("", "Ada"), ["0", "0", "Ada"])
    XCTAssertEqual(parts("aa", "aaa"), ["2", "2", "a"])
    XCTAssertEqual(parts("Ada", "Ada"), ["3", "3", ""])
  }

  func testCountsUnicodeScalars() {
    XCTAssertEqual(parts("e\u{301}x", "e\u{300}x"), ["1", "2", "\u{300}"])
    XCTAssertEqual(parts("文字列", "文列"), ["1", "2", ""])
  }

  private func parts(_ old: String, _ new: String) -> [String] {
    MainActor.assumeIsolated {
      let difference = TextDifference(from: old, to: new)
      return ["\(difference.start)", "\(difference.end)", difference.text]
    }
  }
}
