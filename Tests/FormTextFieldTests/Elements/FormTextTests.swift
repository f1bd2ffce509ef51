import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormTextTests: WidgetTestCase {
  func testIsShownUnchangedAndCanChange() {
    onStage { stage in
      let text = FormText("A <b>_b</b>")
      stage.put(text.widget.pointer)
      XCTAssertEqual(text.text, "A <b>_b</b>")
      XCTAssertEqual(gtk_label_get_wrap(OpaquePointer(text.widget.pointer)), 1)
      text.text = "C"
      XCTAssertEqual(text.text, "C")
      XCTAssertEqual(text.controls.count, 0)
    }
  }

  func testIsAHeadingForAScreenReader() {
    onStage { stage in
      let heading = FormText("About You", style: .heading)
      stage.put(heading.widget.pointer)
      XCTAssertEqual(heading.text, "About You")
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(heading.widget.pointer)),
        GTK_ACCESSIBLE_ROLE_HEADING)
    }
  }

  func testCanBeAStringInTheBracesOfAWindow() {
    onStage { stage in
      let form = Form(Place()) {}
      let window = FormWindowController(
        "Place",
        FormView(form, submitTitle: "Save") {
          "Where is it?"
          FormTextField("City", form.field(\.city))
        })
      XCTAssertTrue(labels(in: window.widget.pointer).contains("Where is it?"))
    }
  }

  func testAnyWidgetCanBeAnElement() {
    onStage { stage in
      let switches: WidgetPointer = gtk_switch_new()
      let element = FormWidget(Widget(switches))
      stage.put(element.widget.pointer)
      XCTAssertEqual(element.widget.pointer, switches)
      XCTAssertEqual(element.controls.count, 0)
    }
  }
}

private struct Place {
  var city = ""
}
