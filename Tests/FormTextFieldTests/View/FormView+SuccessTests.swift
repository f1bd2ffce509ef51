import CGtk
import GenericForm
import GenericFormTesting
import XCTest

@testable import FormTextField
@testable import GtkFloor

private struct Draft {
  var name = ""
  var email = ""
}

@MainActor
private func show(_ view: FormView, on stage: Stage) -> Window {
  stage.lifetimes.watch(view, "the view")
  let window = Window(title: "Draft")
  window.content = view.widget
  window.present()
  assertSoon(gtk_window_is_active(window.gtk) != 0)
  return window
}

/// The state of a window after a successful submit.
final class FormViewSuccessTests: HostedTestCase {
  func testTheFirstFieldHasTheFocusForTheNextRecord() {
    withSuccess { window, _ in
      XCTAssertTrue(window.isFocused(window.name))
      assertDescription(innerEntry(of: window.name), "Thank you\nrequired")
    }
  }

  func testTheErrorOfAnInitialValueStaysHiddenAfterASuccess() {
    onStage { stage in
      let form = Form(Draft(email: "bad")) { FieldValidation(\.email, rules: [.isEmail]) }
      let (name, email) = (
        FormTextField("Name", form.field(\.name)), FormTextField("Email", form.field(\.email))
      )
      let view = FormView(form, submitTitle: "Save") {
        [name, email]
      }
      let window = show(view, on: stage)
      assertSoon(window.focusedImplementation === name)
      form.onSubmit { _ in }
      email.focus()
      email.text = "mei@example.com"
      view.submit()
      assertSoon(email.text, "bad")
      assertSoon(window.focusedImplementation === name)
      XCTAssertEqual(email.shownMessages, [])
      window.destroy()
    }
  }

  func testTheMessageIsAboutTheSubmittedValues() {
    onStage { stage in
      let form = Form(Draft(name: "Ada")) { FieldValidation(\.name, .required) }
      form.onSubmit { [weak form] _ in form?.name = "another" }
      var submitted: [String] = []
      let view = FormView(
        form, submitTitle: "Save",
        successMessage: { draft in
          submitted.append(draft.name)
          return "Saved"
        }
      ) { FormTextField("Name", form.field(\.name)) }
      let window = show(view, on: stage)
      view.submit()
      assertSoon(submitted, ["Ada"])
      window.destroy()
    }
  }

  func testTheFirstFieldHasTheFocusBeforeTheButtonsOfPages() {
    onStage { stage in
      let form = Form(Draft()) {}
      let name = FormTextField("Name", form.field(\.name))
      let view = FormView(form, submitTitle: "Save") {
        FormPages {
          FormPage("One") { name }
          FormPage("Two") { FormTextField("Email", form.field(\.email)) }
        }
      }
      let window = show(view, on: stage)
      assertSoon(window.focusedImplementation === name)
      window.destroy()
    }
  }

  func testTheToastGoesByItself() {
    withSuccess { window, clock in
      clock.advance(by: .seconds(4))
      XCTAssertTrue(window.shows("Thank you"))
      clock.advance(by: .seconds(2))
      XCTAssertFalse(window.shows("Thank you"))
      XCTAssertTrue(window.isFocused(window.name))
      assertDescription(innerEntry(of: window.name), "required")
    }
  }

  func testTheToastIsClosedByItsButton() {
    withSuccess { window, _ in
      guard let button = window.closeButton else { return XCTFail("There is no button.") }
      assertName(OpaquePointer(button), "Close")
      click(button)
      XCTAssertFalse(window.shows("Thank you"))
    }
  }

  func testTheTextIsLevelWithTheCloseButton() {
    withSuccess { window, _ in
      let toast = window.controller.view.notices.toast.notice.box.pointer
      let text = visible(gtk_label_get_type(), in: toast).first
      assertSoon(height(toast) > 0)
      XCTAssertEqual(middle(of: text, in: toast), height(toast) / 2, accuracy: 1)
      XCTAssertEqual(middle(of: window.closeButton, in: toast), height(toast) / 2, accuracy: 1)
    }
  }

  func testTheToastIsClosedByEscape() {
    withSuccess { window, _ in
      assertSoon(window.isActive)
      press("Escape")
      assertSoon(!window.shows("Thank you"))
    }
  }

  func testANewToastLastsAsLongAsTheFirst() {
    withSuccess { window, clock in
      clock.advance(by: .seconds(4))
      window.fillIn()
      assertSoon(!window.shows("Thank you"))
      window.controller.submit()
      assertSoon(window.shows("Thank you"))
      clock.advance(by: .seconds(4))
      XCTAssertTrue(window.shows("Thank you"))
    }
  }

  private func withSuccess(_ body: @MainActor (FormWindow, ManualClock) -> Void) {
    withFormWindow { window in
      let clock = ManualClock()
      window.controller.view.notices.toast.clock = clock
      window.fillIn()
      window.email.focus()
      window.controller.submit()
      assertSoon(window.shows("Thank you"))
      body(window, clock)
    }
  }
}

@MainActor
private func height(_ widget: WidgetPointer) -> Float { Float(gtk_widget_get_height(widget)) }

/// Returns the vertical middle of a part.
@MainActor
private func middle(of part: WidgetPointer?, in widget: WidgetPointer) -> Float {
  var bounds = graphene_rect_t()
  XCTAssertNotEqual(gtk_widget_compute_bounds(part, widget, &bounds), 0)
  return bounds.origin.y + bounds.size.height / 2
}

extension FormWindow {
  fileprivate var isActive: Bool {
    gtk_window_is_active(
      UnsafeMutableRawPointer(controller.widget.pointer).assumingMemoryBound(to: GtkWindow.self))
      != 0
  }

  fileprivate var closeButton: WidgetPointer? {
    visible(gtk_button_get_type(), in: controller.view.notices.toast.notice.box.pointer).first
  }
}
