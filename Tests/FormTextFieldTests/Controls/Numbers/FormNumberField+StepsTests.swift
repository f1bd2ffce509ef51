import CGtk
import CGtkTesting
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormNumberFieldStepsTests: WidgetTestCase {
  func testChangesInStepsWithinItsBounds() {
    onStage { stage in
      let form = Form(Order(weight: 0.1)) {}
      let weight = FormNumberField("_Weight", form.field(\.weight)).with {
        $0.range = -1...1
        $0.step = 0.2
      }
      stage.put(weight)
      press("Up", in: weight)
      XCTAssertEqual(form.weight, 0.3)
      press("Page_Up", in: weight)
      XCTAssertEqual(form.weight, 1)
      press("Up", in: weight)
      XCTAssertEqual(form.weight, 1)
      press("Down", in: weight)
      XCTAssertEqual(shownNumber(in: weight), "0.8")
      press("Page_Down", in: weight)
      XCTAssertEqual(form.weight, -1)
      enterNumber("heavy", into: weight)
      press("Up", in: weight)
      XCTAssertEqual(form.weight, -0.8, "from the last number")
      weight.isEditable = false
      press("Up", in: weight)
      XCTAssertEqual(form.weight, -0.8)
    }
  }

  func testItsButtonsAreInsensitiveWhileItIsNotEditable() {
    onStage { stage in
      let guests = FormNumberField<Int>("Guests", value: 8).with { $0.range = 1...8 }
      stage.put(guests)
      let buttons = visible(gtk_button_get_type(), in: guests.widget.pointer)
      let sensitive = { buttons.map { gtk_widget_get_sensitive($0) != 0 } }
      XCTAssertEqual(sensitive(), [true, false])
      guests.isEditable = false
      XCTAssertEqual(sensitive(), [false, false])
      guests.value = 4
      XCTAssertEqual(sensitive(), [false, false])
      guests.isEditable = true
      XCTAssertEqual(sensitive(), [true, true])
    }
  }

  func testBothButtonsReturnIntoTheBounds() {
    onStage { stage in
      let guests = FormNumberField<Int>("Guests", value: 1).with { $0.range = 1...8 }
      stage.put(guests)
      let buttons = visible(gtk_button_get_type(), in: guests.widget.pointer)
      for (typed, nearest) in [("12", 8), ("0", 1)] {
        for button in buttons {
          enterNumber(typed, into: guests)
          XCTAssertNotEqual(gtk_widget_get_sensitive(button), 0, typed)
          click(button)
          XCTAssertEqual(guests.value, nearest, typed)
          XCTAssertTrue(guests.isValid, typed)
        }
      }
      guests.value = 8
      XCTAssertNotEqual(gtk_widget_get_sensitive(buttons[0]), 0)
      XCTAssertEqual(gtk_widget_get_sensitive(buttons[1]), 0)
    }
  }

  func testStartsAtTheNumberNearestToZero() {
    onStage { stage in
      let age = FormNumberField<Int>("_Age").with { $0.range = 18...99 }
      stage.put(age)
      press("Up", in: age)
      XCTAssertEqual(age.value, 18)
      let huge = FormNumberField<Int>("Huge", value: .max - 1).with { $0.step = .max }
      stage.put(huge)
      press("Up", in: huge)
      XCTAssertEqual(huge.value, .max)
    }
  }

  func testTabSkipsItsButtons() throws {
    try onStage { stage in
      let count = FormNumberField<Int>("_Count", value: 1).with {
        $0.range = 0...2
        $0.unit = "pieces"
      }
      stage.put(count)
      let other = stage.field("Other")
      stage.show()
      count.focus()
      let buttons = visible(gtk_button_get_type(), in: count.widget.pointer)
      XCTAssertEqual(buttons.count, 2)
      click(buttons[1])
      XCTAssertEqual(count.value, 2)
      XCTAssertEqual(gtk_widget_get_sensitive(buttons[1]), 0)
      click(buttons[0])
      click(buttons[0])
      XCTAssertEqual(count.value, 0)
      XCTAssertEqual(buttons.map { gtk_widget_get_sensitive($0) }, [0, 1])
      for (button, name) in zip(buttons, ["Decrease", "Increase"]) {
        let outcome = cgtk_test_check_text(
          OpaquePointer(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name)
        XCTAssertNil(outcome.map { String(cString: $0) })
      }
      count.focus()
      let window = try XCTUnwrap(gtk_widget_get_root(count.widget.pointer))
      gtk_widget_child_focus(
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self),
        GTK_DIR_TAB_FORWARD)
      XCTAssertTrue(stage.isFocused(other))
    }
  }
}

private struct Order {
  var weight: Double?
}
