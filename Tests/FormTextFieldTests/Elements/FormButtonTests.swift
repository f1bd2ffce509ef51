import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormButtonTests: WidgetTestCase {
  private struct Order {
    var name = ""
  }

  func testPerformsItsActionInEachLook() {
    onStage { stage in
      for look in FormLook.allCases {
        var clicks = 0
        let button = FormButton("_Import…") { clicks += 1 }
        let form = Form(Order()) { FieldValidation(\.name) }
        let view = FormView(form, submitTitle: "_Send") {
          FormTextField("_Name", form.field(\.name))
          button
        }
        view.look = look
        stage.lifetimes.watch(button, "the button")
        stage.put(view.widget.pointer)
        stage.show()
        press("alt+i")
        assertSoon(clicks, 1)
        button.isEnabled = false
        press("alt+i")
        XCTAssertEqual(clicks, 1, "\(look)")
        // A button's width excludes its padding.
        assertSoon(
          gtk_widget_get_width(button.widget.pointer)
            - gtk_widget_get_width(innerButton(of: button)) < 40, look == .rows)
      }
    }
  }

  func testALinkShowsItsTarget() {
    onStage { stage in
      let link = FormButton("_Terms", opens: "https://example.com/terms")
      stage.put(link.widget.pointer)
      let button = innerButton(of: link)
      XCTAssertEqual(
        gtk_widget_get_tooltip_text(button).map { String(cString: $0) },
        "https://example.com/terms")
      assertDescription(OpaquePointer(button), "Opens in the browser")
      let icon = visible(gtk_image_get_type(), in: button).first
      XCTAssertEqual(
        icon.map { String(cString: gtk_image_get_icon_name(OpaquePointer($0))) },
        AdwaitaFunctions.isStarted ? "adw-external-link-symbolic" : "web-browser-symbolic")
    }
  }
}

@MainActor private func innerButton(of button: FormButton) -> WidgetPointer {
  gtk_widget_get_first_child(button.widget.pointer)
}
