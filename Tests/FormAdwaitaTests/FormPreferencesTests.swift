import CAdwaita
import FormAdwaita
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// These tests start libadwaita, so they run separately: set `GENERIC_FORM_LIBADWAITA`.
final class FormPreferencesTests: XCTestCase {
  override func setUpWithError() throws {
    guard ProcessInfo.processInfo.environment["GENERIC_FORM_LIBADWAITA"] != nil else {
      throw XCTSkip("Set GENERIC_FORM_LIBADWAITA.")
    }
    guard gtk_init_check() != 0 else { throw XCTSkip("GTK needs a display.") }
  }

  func testAPageAppliesItsChangesAndNothingOfItIsLeft() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.show()
      test.form?.name = "Mei"
      test.preferences?.close()
      XCTAssertEqual(test.applied, ["Mei"])
      test.assertNothingIsLeft()
    }
  }

  func testTheCloseButtonAsksNothing() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.show()
      test.form?.name = "Mei"
      test.view?.window?.requestClose()
      test.assertNothingIsLeft()
    }
  }

  func testItClosesWithItsParent() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.show()
      test.parent.destroy()
      test.assertNothingIsLeft()
    }
  }

  func testPreferencesThatAreNeverShownAreReleased() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.make(present: false)
      test.assertNothingIsLeft()
    }
  }

  func testPreferencesThatWereClosedAreNotShown() {
    MainActor.assumeIsolated {
      let test = PreferencesTest()
      test.make(present: true, closedBefore: true)
      XCTAssertNotEqual(test.view?.widget.isMapped, true)
      test.assertNothingIsLeft()
    }
  }

  func testAPageWithASubmitAsksOnce() {
    MainActor.assumeIsolated {
      let test = PreferencesTest(hasSubmit: true)
      test.show()
      test.form?.name = "Mei"
      test.view?.requestClose()
      XCTAssertNotNil(test.view?.question)
      XCTAssertNotNil(test.preferences, "it stays open")
      test.preferences?.close()
      test.assertNothingIsLeft()
    }
  }
}

private final class Sentinel {}

private struct Settings {
  var name = ""
  let sentinel = Sentinel()
}

@MainActor
private final class PreferencesTest {
  let parent = Window(title: "Parent")
  private let hasSubmit: Bool
  private(set) var applied: [String] = []
  private(set) weak var form: Form<Settings>?
  private(set) weak var view: FormView?
  private(set) weak var preferences: FormPreferences?
  private weak var sentinel: Sentinel?

  init(hasSubmit: Bool = false) {
    self.hasSubmit = hasSubmit
    parent.present()
  }

  func show() {
    make(present: true)
    spin(until: view?.widget.isMapped == true)
    XCTAssertEqual(view?.widget.isMapped, true)
  }

  func make(present: Bool, closedBefore: Bool = false) {
    let settings = Settings()
    let form = Form(settings) { FieldValidation(\.name, .required) }
    let view =
      if hasSubmit {
        FormView(form, submitTitle: "_Save") { FormTextField("_Name", form.field(\.name)) }
      } else {
        FormView(form, applying: { [weak self] in self?.applied.append($0.name) }) {
          FormTextField("_Name", form.field(\.name))
        }
      }
    let page = FormPreferences.Page("Mail", icon: "mail-unread-symbolic", view)
    let preferences = FormPreferences("Preferences", pages: [page])
    XCTAssertEqual(preferences.title, "Preferences")
    (self.form, self.view, self.preferences) = (form, view, preferences)
    sentinel = settings.sentinel
    if closedBefore { preferences.close() }
    if present { preferences.present(over: parent) }
  }

  func assertNothingIsLeft() {
    spin(until: preferences == nil && view == nil && form == nil && sentinel == nil)
    XCTAssertNil(preferences)
    XCTAssertNil(view)
    XCTAssertNil(form)
    XCTAssertNil(sentinel)
    parent.destroy()
  }

  private func spin(until isMet: @autoclosure () -> Bool) {
    let deadline = ContinuousClock.now + .seconds(5)
    while !isMet(), .now < deadline { g_main_context_iteration(nil, 0) }
  }
}
