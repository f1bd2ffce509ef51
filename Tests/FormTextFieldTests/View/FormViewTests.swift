import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormViewTests: HostedTestCase {
  func testMovesTheFocusToTheFieldThatHasAnError() {
    withWindow { form in
      form.fillIn()
      form.email.text = ""
      form.controller.submit()
      XCTAssertEqual(form.email.shownMessages, ["Fill in this field"])
      XCTAssertTrue(form.isFocused(form.email))
      XCTAssertEqual(form.submits, 0)
    }
  }

  func testShowsASummaryIfSeveralFieldsHaveErrors() {
    withWindow { form in
      form.name.text = "Mei"
      form.controller.submit()
      XCTAssertEqual(form.name.shownMessages, [])
      XCTAssertEqual(form.email.shownMessages, ["Fill in this field"])
      XCTAssertEqual(form.terms.shownMessages, ["Please accept the terms"])
      XCTAssertTrue(form.shows("2 fields need your attention"))
      XCTAssertTrue(form.shows("I accept: Please accept the terms"))
      XCTAssertEqual(form.submits, 0)
    }
  }

  func testSubmitsValidValuesOnceAndStartsOver() {
    withWindow { form in
      form.fillIn()
      form.controller.submit()
      form.controller.submit()
      XCTAssertTrue(form.controller.view.isSubmitting)
      assertSoon(!form.controller.view.isSubmitting)
      XCTAssertEqual(form.submits, 1)
      XCTAssertTrue(form.shows("Thank you"))
      XCTAssertEqual(form.name.text, "")
      XCTAssertFalse(form.terms.value)
    }
  }

  func testSubmitsOnEnterInAField() {
    withWindow { form in
      form.fillIn()
      form.controller.present()
      pressEnter(in: form.email)
      XCTAssertTrue(form.controller.view.isSubmitting, "at once, before more is typed")
      assertSoon(form.submits, 1)
      assertSoon(form.shows("Thank you"))
    }
  }

  func testShowsAnErrorAndKeepsTheInput() {
    withWindow { form in
      form.fillIn()
      form.failure = { Refused() }
      form.controller.submit()
      assertSoon(form.shows("The disk is full."))
      XCTAssertEqual(form.name.text, "Mei")
      XCTAssertTrue(form.terms.value)
      form.name.text = "Mei Lin"
      XCTAssertTrue(form.shows("The disk is full."))
      form.failure = nil
      form.controller.submit()
      assertSoon(form.shows("Thank you"))
      // libadwaita's banner slides out.
      assertSoon(!form.shows("The disk is full."))
    }
  }

  func testDoesNotSucceedWithAnErrorOnAField() {
    withWindow { form in
      form.fillIn()
      form.work = { [unowned form] in form.name.setError("This name is taken") }
      form.controller.submit()
      assertSoon(!form.controller.view.isSubmitting)
      XCTAssertEqual(form.name.shownMessages, ["This name is taken"])
      XCTAssertEqual(form.name.text, "Mei")
      XCTAssertTrue(form.isFocused(form.name))
      form.work = nil
      form.controller.submit()
      assertSoon(form.shows("Thank you"))
    }
  }

  func testPreventsChangesDuringASubmit() {
    withWindow { form in
      form.fillIn()
      form.controller.submit()
      XCTAssertFalse(form.name.isEditable)
      assertSoon(!form.controller.view.isSubmitting)
      XCTAssertTrue(form.name.isEditable)
    }
  }

  func testLeavesControlsThatTheProgramMadeReadOnlyAlone() {
    withWindow { form in
      form.fillIn()
      form.email.isEditable = false
      form.controller.submit()
      assertSoon(form.shows("Thank you"))
      XCTAssertFalse(form.email.isEditable)
      XCTAssertTrue(form.name.isEditable)
    }
  }

  func testSubmitsNothingOnceTheWindowIsClosed() {
    withWindow { form in
      form.fillIn()
      form.controller.close()
      form.controller.submit()
      XCTAssertFalse(form.controller.view.isSubmitting)
    }
  }

  func testShowsTheProgressOfEachSubmit() {
    withWindow { form in
      for _ in 1...2 {
        form.fillIn()
        form.controller.submit()
        XCTAssertEqual(spinners(in: form.controller.widget.pointer).count, 1)
        // libadwaita's toast of the previous submit is still fading out.
        assertSoon(!form.controller.view.isSubmitting)
        assertSoon(form.shows("Thank you"))
        XCTAssertEqual(spinners(in: form.controller.widget.pointer).count, 0)
      }
    }
  }

  func testInformationIsShownUntilTheSubmitEnds() {
    withDraftWindow { window in
      let end = window.submitThatWaits()
      window.controller.view.showInformation("Waiting for the store")
      XCTAssertTrue(window.shows("Waiting for the store"))
      end()
      assertSoon(!window.controller.view.isSubmitting)
      // libadwaita's banner slides out.
      assertSoon(!window.shows("Waiting for the store"))
    }
  }

  func testRevalidatesARepetitionWhenTheOriginalChanges() {
    withWindow { form in
      form.email.validators = [
        .custom("Differs") { [unowned form] in $0.text == form.name.text }
      ]
      form.name.text = "a"
      form.email.text = "b"
      form.controller.submit()
      XCTAssertEqual(form.email.shownMessages, ["Differs"])
      form.name.text = "b"
      XCTAssertEqual(form.email.shownMessages, [])
    }
  }

  func testCancelsASubmitWhenTheWindowIsClosed() {
    var wasCancelled = false
    withWindow { form in
      form.fillIn()
      form.work = {
        do { try await Task.sleep(for: .seconds(60)) } catch { wasCancelled = true }
      }
      form.controller.submit()
      assertSoon(form.hasStarted)
      form.controller.close()
      assertSoon(wasCancelled)
    }
  }

  private func withWindow(_ body: @MainActor (TestForm) throws -> Void) rethrows {
    try expectRelease { [host] in try show(in: host, $0, body) }
  }
}

@MainActor
private func show(
  in host: TestHost.Kind, _ lifetimes: Lifetimes, _ body: @MainActor (TestForm) throws -> Void
) rethrows {
  let form = TestForm(in: host)
  lifetimes.watch(form.name)
  lifetimes.watch(form.email)
  lifetimes.watch(form.terms, "the box to tick")
  lifetimes.watch(form.controller, "the host")
  lifetimes.watch(form.controller.view, "the view")
  form.controller.present()
  defer { form.controller.close() }
  try body(form)
}

private struct Refused: Error, CustomStringConvertible {
  let description = "The disk is full."
}

@MainActor
private final class TestForm {
  let name = FormTextField("_Name", validators: [.required])
  let email = FormTextField("_Email", validators: [.required, .email])
  let terms = FormCheckButton("I _accept", .required("Please accept the terms"))
  var submits = 0
  var hasStarted = false
  var failure: (() -> any Error)?
  var work: (@MainActor () async -> Void)?

  private let host: TestHost.Kind

  init(in host: TestHost.Kind) { self.host = host }

  private(set) lazy var controller = TestHost(
    host, "Test",
    FormView([name, email, terms], submitTitle: "_Send", successMessage: { "Thank you" }) {
      [unowned self] in
      try await submit()
    })

  private func submit() async throws {
    hasStarted = true
    await Task.yield()
    await work?()
    if let failure { throw failure() }
    submits += 1
  }

  func fillIn() {
    name.text = "Mei"
    email.text = "mei@example.com"
    terms.value = true
  }

  func shows(_ text: String) -> Bool {
    labels(in: controller.widget.pointer).contains(text)
  }

  func isFocused(_ field: FormTextField) -> Bool {
    gtk_window_get_focus(
      UnsafeMutableRawPointer(controller.widget.pointer).assumingMemoryBound(to: GtkWindow.self))
      == innerText(of: field)
  }
}
