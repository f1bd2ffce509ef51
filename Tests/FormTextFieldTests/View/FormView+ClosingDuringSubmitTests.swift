import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormViewClosingDuringSubmitTests: HostedTestCase {
  func testWaitsForARunningHandler() {
    for fails in [false, true] {
      withDraftWindow { window in
        let end = window.submitThatWaits(thenThrows: fails ? NoSpace() : nil)
        window.controller.view.requestClose()
        XCTAssertTrue(
          window.shows(
            "This window closes once the form is submitted. Close it again to stop waiting"))
        XCTAssertFalse(window.controller.isClosed)
        end()
        assertSoon(!window.controller.view.isSubmitting)
        XCTAssertEqual(window.controller.isClosed, !fails)
        if fails { XCTAssertTrue(window.shows("No space")) }
      }
    }
  }

  func testASecondRequestDoesNotWait() {
    withDraftWindow { window in
      let end = window.submitThatWaits()
      window.controller.view.requestClose()
      XCTAssertFalse(window.controller.isClosed)
      window.controller.view.requestClose()
      XCTAssertTrue(window.controller.isClosed)
      end()
      assertSoon(!window.controller.view.isSubmitting)
    }
  }

  func testASubmitThatWaitsForACheckIsCanceled() {
    let host = host
    for asks in [true, false] {
      MainActor.assumeIsolated {
        let check = ScriptedCheck<String>("Taken")
        let form = Form(DraftedGuest()) {
          FieldValidation(\.name, checks: [check.check(debounce: .zero)])
        }
        var taken = 0
        form.onSubmit { _ in taken += 1 }
        let window = TestHost(
          host, "Guests",
          FormView(form, submitTitle: "_Add") {
            FormTextField("_Name", form.field(\.name))
          })
        window.present()
        window.view.asksBeforeClosing = asks
        form.name = "Mei"
        window.submit()
        assertSoon(check.openValues, ["Mei"])
        window.view.requestClose()
        XCTAssertEqual(window.view.question != nil, asks)
        check.answer("Mei", true)
        assertSoon(!window.view.isSubmitting)
        XCTAssertEqual(taken, 0)
        window.close()
      }
    }
  }
}

private struct NoSpace: Error, CustomStringConvertible {
  var description: String { "No space" }
}
