import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormChoiceRadioTests: WidgetTestCase {
  func testShowsRadioButtons() {
    onStage { stage in
      let form = Form(Order()) { FieldValidation(\.paint, .required("Choose a paint")) }
      let paint = FormChoice("_Paint", form.field(\.paint)).with { $0.style = .radio }
      let last = FormSwitch("Last")
      stage.put(paint)
      stage.put(last)
      stage.show()
      XCTAssertEqual(labels(in: paint.widget.pointer), ["Paint", "required", "Red", "Dark blue"])
      paint.performValidation()
      press("alt+p")
      XCTAssertTrue(hasFocus(within: paint.widget.pointer))
      press("Down")
      XCTAssertEqual(form.paint, .darkBlue)
      XCTAssertEqual(paint.shownMessages, [])
      press("Up")
      XCTAssertEqual(form.paint, .red)
      press("Tab")
      XCTAssertTrue(hasFocus(within: last.widget.pointer))
      form.paint = nil
      XCTAssertEqual(activeTitles(in: paint), [])
      form.paint = .darkBlue
      XCTAssertEqual(activeTitles(in: paint), ["Dark blue"])
    }
  }

  func testDescribesEachRadioButton() {
    onStage { stage in
      let size = FormChoice("Size", options: ["S", "M_1"], .required("Choose a size")).with {
        $0.style = .radio
      }
      stage.put(size)
      XCTAssertEqual(labels(in: size.widget.pointer), ["Size", "required", "S", "M_1"])
      size.performValidation()
      for button in visible(gtk_check_button_get_type(), in: size.widget.pointer) {
        assertDescription(OpaquePointer(button), "Choose a size")
        assertInvalid(OpaquePointer(button), true)
      }
      size.options = ["L"]
      assertDescription(
        OpaquePointer(visible(gtk_check_button_get_type(), in: size.widget.pointer)[0]),
        "Choose a size")
    }
  }

  func testChangesItsStyle() {
    onStage { stage in
      let size = FormChoice("Size", value: "M", options: ["S", "M"])
      stage.put(size)
      stage.show()
      size.focus()
      size.style = .radio
      XCTAssertEqual(activeTitles(in: size), ["M"])
      XCTAssertTrue(hasFocus(within: size.widget.pointer))
      XCTAssertTrue(visible(gtk_drop_down_get_type(), in: size.widget.pointer).isEmpty)
      size.style = .dropDown
      XCTAssertEqual(shownTitle(of: size), "M")
      XCTAssertEqual(labels(in: size.widget.pointer).first, "Size")
    }
  }
}

nonisolated private enum Paint: CaseIterable {
  case red
  case darkBlue
}

nonisolated private struct Order {
  var paint: Paint?
}
