import XCTest

@testable import FormTextField

final class MnemonicTests: XCTestCase {
  func testReadsATitleWithoutItsMarks() {
    MainActor.assumeIsolated {
      XCTAssertEqual(withoutMnemonic("I _accept the terms"), "I accept the terms")
      XCTAssertEqual(withoutMnemonic("Plain"), "Plain")
      XCTAssertEqual(withoutMnemonic("_user__name"), "user_name")
      XCTAssertEqual(withoutMnemonic("_"), "")
      XCTAssertEqual(withoutMnemonic(""), "")
    }
  }
}
