import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A submit validates every field, and each one notifies its observers.
final class FormViewValidationTests: HostedTestCase {
  func testEveryFieldNotifiesOfASubmit() {
    withFormWindow { window in
      var results: [String] = []
      window.name.onValidated { results.append("name \($0)") }
      window.email.onValidated { results.append("email \($0)") }
      window.name.text = "Mei"
      window.controller.submit()
      XCTAssertEqual(results.sorted(), ["email false", "name true"])
      results = []
      window.controller.submit()
      XCTAssertEqual(results.sorted(), ["email false", "name true"], "although nothing is new")
    }
  }

  func testAnExcludedFieldDoesNotNotify() {
    withFormWindow { window in
      var count = 0
      window.controller.view.controls.last?.onValidated { _ in count += 1 }
      window.controller.submit()
      XCTAssertEqual(count, 0)
    }
  }
}
