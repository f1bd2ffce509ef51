import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormControlReturnTests: WidgetTestCase {
  func testSubmitsFromEveryFieldByDefault() {
    withWindow { window in
      pressEnter(in: window.name)
      XCTAssertEqual(window.name.shownMessages, ["Fill in this field"])
      XCTAssertEqual(window.email.shownMessages, ["Fill in this field"])
      XCTAssertEqual(window.controller.view.returnAction, .submit)
    }
  }

  func testMovesToTheNextFieldAndSubmitsInTheLastOne() {
    withWindow { window in
      window.controller.view.returnAction = .nextField
      XCTAssertEqual(window.controller.view.returnAction, .nextField)
      window.name.text = "Mei"
      window.name.focus()
      pressEnter(in: window.name)
      XCTAssertTrue(window.isFocused(window.email))
      XCTAssertEqual(window.email.shownMessages, [])
      XCTAssertEqual(window.taken, [])
      window.email.text = "mei@example.com"
      pressEnter(in: window.email)
      XCTAssertTrue(window.terms.button == gtk_window_get_focus(window.pointer))
      pressEnter(on: window.terms.button)
      XCTAssertEqual(window.terms.shownMessages, [])
      assertSoon(window.taken, ["Mei mei@example.com"])
    }
  }

  func testSkipsAControlThatIsHiddenOrInsensitive() {
    withWindow { window in
      window.controller.view.returnAction = .nextField
      gtk_widget_set_visible(window.email.widget.pointer, 0)
      window.name.focus()
      pressEnter(in: window.name)
      XCTAssertTrue(window.terms.button == gtk_window_get_focus(window.pointer))
      gtk_widget_set_visible(window.email.widget.pointer, 1)
      gtk_widget_set_sensitive(window.email.widget.pointer, 0)
      window.name.focus()
      pressEnter(in: window.name)
      XCTAssertTrue(window.terms.button == gtk_window_get_focus(window.pointer))
    }
  }

  func testRespectsTheTimingWhenItMovesOn() {
    withWindow { window in
      window.name.returnAction = .nextField
      window.name.focus()
      pressEnter(in: window.name)
      XCTAssertEqual(window.name.shownMessages, [], "an empty field that was left")
      window.email.focus()
      pressEnter(in: window.email)
      XCTAssertEqual(window.name.shownMessages, ["Fill in this field"], "submitted")
    }
  }

  func testSubmitsAgainOnceTheSettingIsReset() {
    withWindow { window in
      window.name.returnAction = .nextField
      window.name.returnAction = .submit
      pressEnter(in: window.name)
      XCTAssertEqual(window.email.shownMessages, ["Fill in this field"])
    }
  }

  func testAViewSubmitsByDefaultOnceItsWindowIsClosed() {
    withWindow { window in
      window.controller.view.returnAction = .nextField
      window.controller.view.marksValidity = true
      window.controller.view.showsFirstMessageOnly = true
      XCTAssertEqual(window.controller.view.returnAction, .nextField)
      XCTAssertTrue(window.controller.view.marksValidity)
      XCTAssertTrue(window.controller.view.showsFirstMessageOnly)
      window.controller.close()
      XCTAssertEqual(window.controller.view.returnAction, .submit)
      XCTAssertFalse(window.controller.view.marksValidity)
      XCTAssertFalse(window.controller.view.showsFirstMessageOnly)
      let empty = FormWindowController(
        "Empty",
        FormView([], submitTitle: "_Send") {})
      XCTAssertEqual(empty.view.returnAction, .submit)
    }
  }

  func testIsAPropertyOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormTextField" id="email">
              <property name="return-action">next-field</property>
            </object>
          </interface>
          """)
      let email = try interface.element("email", as: FormTextField.self)
      stage.put(email)
      XCTAssertEqual(email.returnAction, .nextField)
      var value = GValue()
      let object = UnsafeMutableRawPointer(email.widget.pointer).assumingMemoryBound(
        to: GObject.self)
      g_object_get_property(object, "return-action", &value)
      XCTAssertEqual(g_value_get_enum(&value), 1)
      var notified = 0
      connectSignal(UnsafeMutableRawPointer(object), "notify::return-action") { notified += 1 }
      email.returnAction = .nextField
      XCTAssertEqual(notified, 0)
      email.returnAction = .submit
      XCTAssertEqual(notified, 1)
    }
  }

  private func withWindow(_ body: @MainActor (ReturnWindow) -> Void) {
    MainActor.assumeIsolated {
      let lifetimes = Lifetimes()
      show(lifetimes, body)
      spin(until: lifetimes.survivors.isEmpty)
      XCTAssertEqual(lifetimes.survivors, [])
    }
  }
}

@MainActor
private func show(_ lifetimes: Lifetimes, _ body: @MainActor (ReturnWindow) -> Void) {
  let window = ReturnWindow()
  lifetimes.watch(window.name)
  lifetimes.watch(window.email)
  lifetimes.watch(window.terms)
  lifetimes.watch(window.controller, "the controller")
  window.controller.present()
  defer { window.controller.close() }
  spin(until: gtk_window_is_active(window.pointer) != 0)
  body(window)
}

private struct Signer {
  var name = ""
  var email = ""
  var agrees = false
}

@MainActor
private final class ReturnWindow {
  let form: Form<Signer>
  let name: FormTextField
  let email: FormTextField
  let terms: FormCheckButton
  let controller: FormWindowController
  private(set) var taken: [String] = []

  init() {
    let form = Form(Signer()) {
      FieldValidation(\.name, .required)
      FieldValidation(\.email, .required)
    }
    let name = FormTextField("Name", form.field(\.name))
    let email = FormTextField("Email", form.field(\.email))
    let terms = FormCheckButton("I agree", form.field(\.agrees))
    (self.form, self.name, self.email, self.terms) = (form, name, email, terms)
    controller = FormWindowController(
      "Sign up",
      FormView(form, submitTitle: "_Send") {
        name
        email
        terms
      })
    form.onSubmit { [unowned self] signer in taken.append("\(signer.name) \(signer.email)") }
  }

  var pointer: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(controller.widget.pointer).assumingMemoryBound(to: GtkWindow.self)
  }

  func isFocused(_ field: FormTextField) -> Bool {
    gtk_window_get_focus(pointer) == innerText(of: field)
  }
}

extension FormCheckButton {
  /// The widget in the control that takes the keyboard focus.
  @MainActor fileprivate var button: WidgetPointer? {
    visible(gtk_check_button_get_type(), in: widget.pointer).first
  }
}

/// Activates a check button as the Enter key does.
@MainActor
private func pressEnter(on button: WidgetPointer?) {
  gtk_widget_activate_action_variant(button, "default.activate", nil)
}
