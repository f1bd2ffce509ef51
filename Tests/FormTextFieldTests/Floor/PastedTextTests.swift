import XCTest

@testable import FormTextField
@testable import GtkFloor

final class PastedTextTests: XCTestCase {
  func testIsOneLine() {
    MainActor.assumeIsolated {
      for (text, line) in [
        ("", ""), ("Ada", "Ada"), (" a  b ", " a  b "), ("Ada\nLovelace", "Ada Lovelace"),
        ("12 Main St\r\n   Springfield\r\n", "12 Main St Springfield"), ("\n", ""), (" \n ", ""),
        ("\tAda\t Lovelace \n", "Ada Lovelace"), ("a\u{2028}b\u{B}c\u{85}d", "a b c d"),
        ("a\u{A0}b", "a\u{A0}b"), ("שלום\nעולם", "שלום עולם"), ("e\u{301}\n👩‍👩‍👧", "e\u{301} 👩‍👩‍👧"),
      ] {
        XCTAssertEqual(PastedText.inOneLine(text), line, text.debugDescription)
      }
    }
  }

  func testIsTrimmedAtTheEndsOfTheField() {
    MainActor.assumeIsolated {
      XCTAssertEqual(PastedText.trimmed("  a b ", atStart: true, atEnd: true), "a b")
      XCTAssertEqual(PastedText.trimmed("  a b ", atStart: false, atEnd: true), "  a b")
      XCTAssertEqual(PastedText.trimmed("\u{3000}a b ", atStart: true, atEnd: false), "a b ")
      XCTAssertEqual(PastedText.trimmed("  ", atStart: false, atEnd: true), "")
      XCTAssertEqual(PastedText.trimmed("", atStart: true, atEnd: true), "")
    }
  }

  func testDropsALineBreakAtTheEndOfASecret() {
    MainActor.assumeIsolated {
      for (secret, length) in [
        ("a b", 3), (" a b \n", 5), ("a\r\n", 1), ("a\r", 1), ("a\n\n", 2), ("a\nb", 3), ("\n", 0),
        ("", 0),
      ] {
        let kept = Array(secret.utf8CString.dropLast()).withUnsafeBufferPointer {
          PastedText.lengthWithoutLineBreak($0)
        }
        XCTAssertEqual(kept, length, secret.debugDescription)
      }
    }
  }
}
