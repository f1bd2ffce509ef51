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

  func testTheToastClosesByItself() {
    withSuccess { window, clock in
      clock.advance(by: .seconds(4))
      XCTAssertTrue(window.shows("Thank you"))
      clock.advance(by: .seconds(2))
      // The toast of libadwaita fades out.
      assertSoon(!window.shows("Thank you"))
      XCTAssertTrue(window.isFocused(window.name))
      assertDescription(innerEntry(of: window.name), "required")
    }
  }

  func testTheToastIsClosedByItsButton() {
    withSuccess { window, _ in
      guard let button = window.closeButton else { return XCTFail("no close button") }
      assertName(OpaquePointer(button), "Close")
      click(button)
      assertSoon(!window.shows("Thank you"))
      XCTAssertEqual(window.controller.view.notices.content, .nothing)
    }
  }

  func testTheTextIsLevelWithTheCloseButton() {
    withSuccess { window, _ in
      guard let toast = window.closeButton.flatMap({ gtk_widget_get_parent($0) }) else {
        return XCTFail("no close button")
      }
      let text = visible(gtk_label_get_type(), in: toast).first
      assertSoon(height(toast) > 0)
      XCTAssertEqual(middle(of: text, in: toast), height(toast) / 2, accuracy: 1)
      XCTAssertEqual(middle(of: window.closeButton, in: toast), height(toast) / 2, accuracy: 1)
    }
  }

  func testTheToastIsLibadwaitasInItsPrograms() {
    withSuccess { window, _ in
      let toast = window.closeButton.flatMap { gtk_widget_get_parent($0) }
      XCTAssertEqual(
        toast.map {
          String(
            cString: g_type_name_from_instance(
              UnsafeMutableRawPointer($0).assumingMemoryBound(to: GTypeInstance.self)))
        },
        AdwaitaFunctions.isStarted ? "AdwToastWidget" : "FormBox")
    }
  }

  func testTheToastCoversNoField() {
    withSuccess { window, _ in
      let view = window.controller.view
      window.email.focus()
      assertSoon(height(view.notices.toast.widget.pointer) > 0)
      assertSoon(
        bottom(of: window.email.widget, in: view.widget)
          <= top(of: view.notices.toast.widget, in: view.widget))
    }
  }

  func testALongMessageWrapsInANarrowWindow() {
    onStage { stage in
      let form = Form(Draft()) {}
      form.onSubmit { _ in }
      let text = String(repeating: "Your changes are kept. ", count: 8)
      let view = FormView(form, submitTitle: "Save", successMessage: { _ in text }) {
        FormTextField("Name", form.field(\.name))
      }
      let window = show(view, on: stage)
      gtk_window_set_default_size(window.gtk, 360, 500)
      assertSoon((1...360).contains(gtk_widget_get_width(view.widget.pointer)))
      view.submit()
      let toast = view.notices.toast.widget.pointer
      assertSoon(
        visible(gtk_label_get_type(), in: toast).contains { gtk_widget_get_height($0) > 0 })
      guard let label = visible(gtk_label_get_type(), in: toast).first else {
        return XCTFail("no text")
      }
      var needed: Int32 = 0
      gtk_widget_measure(
        label, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width(label), &needed, nil, nil, nil)
      XCTAssertGreaterThanOrEqual(height(label), Float(needed))
      XCTAssertGreaterThan(height(label), 40)
      XCTAssertLessThanOrEqual(gtk_widget_get_width(view.widget.pointer), 360)
      window.destroy()
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
      // A toast needs more height than a window has that was never laid out.
      assertSoon(height(window.email.widget.pointer) > 0)
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

/// Returns the vertical position of a widget's upper edge.
@MainActor
private func top(of part: Widget, in widget: Widget) -> Float {
  var bounds = graphene_rect_t()
  XCTAssertNotEqual(gtk_widget_compute_bounds(part.pointer, widget.pointer, &bounds), 0)
  return bounds.origin.y
}

/// Returns the vertical position of a widget's lower edge.
@MainActor
private func bottom(of part: Widget, in widget: Widget) -> Float {
  top(of: part, in: widget) + height(part.pointer)
}

extension FormWindow {
  fileprivate var isActive: Bool {
    gtk_window_is_active(
      UnsafeMutableRawPointer(controller.widget.pointer).assumingMemoryBound(to: GtkWindow.self))
      != 0
  }

  fileprivate var closeButton: WidgetPointer? {
    visible(gtk_button_get_type(), in: controller.view.notices.toast.widget.pointer).first
  }
}
