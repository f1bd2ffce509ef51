import CGtk
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The display of an error that a submit throws.
final class FormViewErrorsTests: HostedTestCase {
  private struct Worded: LocalizedError {
    var errorDescription: String? { "The server is being repaired. Try again at noon" }
  }

  private struct Described: Error, CustomStringConvertible {
    let description = "The disk is full"
  }

  private enum Wordless: Error { case rejected(code: Int) }

  func testAnErrorCanHaveItsOwnWords() {
    MainActor.assumeIsolated {
      XCTAssertEqual(errorWords(of: Worded()), "The server is being repaired. Try again at noon")
      XCTAssertEqual(errorWords(of: Described()), "The disk is full")
      XCTAssertEqual(errorWords(of: POSIXError(.ENOSPC)), "No space left on device")
      do {
        try Data().write(to: URL(filePath: "/missing/file"))
        XCTFail("A file in a missing folder was written.")
      } catch {
        XCTAssertEqual(errorWords(of: error), "No such file or directory")
      }
    }
  }

  func testADumpDoesNotCountAsWords() {
    MainActor.assumeIsolated {
      XCTAssertNil(errorWords(of: Wordless.rejected(code: 3)))
      XCTAssertNil(errorWords(of: URLError(.notConnectedToInternet)))
      XCTAssertNil(errorWords(of: NSError(domain: "org.example", code: 3)))
      XCTAssertNil(errorWords(of: CocoaError(.fileNoSuchFile)))
    }
  }

  func testAnErrorIsShownInItsOwnWords() {
    withFormWindow { window in
      window.fillIn()
      window.failure = Worded()
      window.controller.submit()
      assertSoon(window.shows("The server is being repaired. Try again at noon"))
    }
  }

  func testTheProgramsWordsComeFirst() {
    withFormWindow { window in
      window.controller.view.describeError = { error in
        error is Wordless ? "The server refused the name" : nil
      }
      window.fillIn()
      window.failure = Wordless.rejected(code: 3)
      window.controller.submit()
      assertSoon(window.shows("The server refused the name"))
      window.failure = Described()
      window.controller.submit()
      assertSoon(window.shows("The disk is full"))
    }
  }

  func testAnErrorWithoutWordsIsShownOnlyOnRequest() throws {
    let sentence = "Couldn't submit the form. Try again, or see the details"
    var output = ""
    withFormWindow { window in
      window.fillIn()
      window.failure = Wordless.rejected(code: 3)
      output =
        (try? standardError {
          window.controller.submit()
          assertSoon(window.shows(sentence))
        }) ?? ""
      let dumps = {
        labels(in: window.controller.widget.pointer).filter { $0.contains("rejected") }
      }
      XCTAssertEqual(dumps(), [])
      window.expandDetails()
      XCTAssertEqual(dumps().count, 1)
      window.failure = Described()
      window.controller.submit()
      assertSoon(window.shows("The disk is full"))
      XCTAssertEqual(dumps(), [])
      XCTAssertFalse(window.shows("Details"))
    }
    XCTAssertTrue(output.contains("rejected(code: 3)"), output)
  }
}

extension FormWindow {
  fileprivate func expandDetails() {
    if controller.view.banner != nil { return press("Details") }
    for expander in visible(gtk_expander_get_type(), in: controller.widget.pointer) {
      gtk_expander_set_expanded(OpaquePointer(expander), 1)
    }
  }
}
