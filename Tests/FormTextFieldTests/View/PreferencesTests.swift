import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A view without a submit: each valid change is handed over, and nothing asks or starts anew.
final class PreferencesTests: WidgetTestCase {
  func testHandsOverEachValidChangeAndItsUndo() {
    withPreferences { test in
      test.server.focus()
      press("ctrl+a")
      typeText("mail")
      assertSoon(test.applied, "mail")
      press("ctrl+a", "BackSpace")
      assertSoon(test.form.server, "")
      XCTAssertEqual(test.applied, "mail")
      press("ctrl+z")
      assertSoon(test.form.server, "mail")
      press("ctrl+z", "ctrl+z")
      assertSoon(test.applied, "localhost")
    }
  }

  func testEnterShowsTheErrorAndKeepsTheValues() {
    withPreferences { test in
      test.server.focus()
      press("ctrl+a")
      typeText("mail")
      press("Return")
      assertSoon(test.form.server, "mail")
      XCTAssertFalse(test.view.isSubmitting)
      press("ctrl+a", "BackSpace", "Return")
      assertSoon(test.server.shownMessages, ["Fill in this field"])
      XCTAssertEqual(test.form.server, "")
      XCTAssertTrue(hasFocus(within: test.server.widget.pointer))
    }
  }

  func testHasNoButton() {
    withPreferences { test in
      XCTAssertNil(test.window.defaultButton)
      XCTAssertNil(test.view.submitButton.root)
      test.view.hasFooter = false
      test.view.hasFooter = true
      XCTAssertNil(test.view.submitButton.root)
    }
  }

  func testClosesWithoutAQuestion() {
    withPreferences { test in
      test.form.server = "mail"
      gtk_window_close(test.window.gtk)
      assertSoon(test.view.hasEnded)
    }
  }

  private func withPreferences(_ body: @MainActor (Test) -> Void) {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      show(lifetimes, body)
      spin(until: lifetimes.survivors.isEmpty)
      XCTAssertEqual(lifetimes.survivors, [])
    }
  }
}

@MainActor
private func show(_ lifetimes: Lifetimes, _ body: @MainActor (Test) -> Void) {
  let test = Test()
  lifetimes.watch(test.form, "the form")
  lifetimes.watch(test.view, "the view")
  test.window.present()
  spin(until: gtk_window_is_active(test.window.gtk) != 0)
  defer { test.window.destroy() }
  body(test)
}

private struct Settings {
  var server = "localhost"
}

@MainActor
private final class Test {
  let form = Form(Settings()) { FieldValidation(\.server, .required) }
  let server: FormTextField
  let view: FormView
  let window = Window(title: "Preferences")
  private(set) var applied = ""

  init() {
    let server = FormTextField("_Server", form.field(\.server))
    self.server = server
    view = FormView(form) { server }
    window.content = view.widget
    form.onValidChange { [weak self] in self?.applied = $0.server }
  }
}
