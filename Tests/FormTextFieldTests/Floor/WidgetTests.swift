import CGtk
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A program's use of its own widgets, without pointers.
final class WidgetTests: WidgetTestCase {
  func testAHandlerEndsWithItsWidget() {
    onStage { stage in
      let scale = Scale(from: 0, through: 5, step: 1)
      let sentinel = Token()
      stage.lifetimes.watch(sentinel, "what the handler holds")
      scale.connect("value-changed") { withExtendedLifetime(sentinel) {} }
    }
  }

  func testAHandlerIsCalledAtEachEmission() {
    onStage { _ in
      let scale = Widget(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 5, 1))
      var count = 0
      scale.connect("value-changed") { count += 1 }
      gtk_range_set_value(
        UnsafeMutableRawPointer(scale.pointer).assumingMemoryBound(to: GtkRange.self), 3)
      XCTAssertEqual(count, 1)
    }
  }

  func testTheArgumentsOfASignalHaveTheirTypes() {
    onStage { _ in
      let scale = Scale(from: 0, through: 5, step: 1)
      var number = 0.0
      var text = "?"
      scale.connect(
        "change-value",
        answering: { arguments in
          number = arguments.number(1)
          text = arguments.text(1)
          XCTAssertFalse(arguments.flag(1))
          XCTAssertEqual(arguments.number(2), 0)
          XCTAssertEqual(arguments.number(-2), 0)
          return true
        })
      XCTAssertTrue(emitChangeValue(of: scale, to: 2.5))
      XCTAssertEqual(number, 2.5)
      XCTAssertEqual(text, "")
      XCTAssertEqual(scale.value, 0)
    }
  }

  func testAnArgumentCanBeACaseOrASetOfFlags() {
    onStage { _ in
      let scale = Scale(from: 0, through: 5, step: 1)
      var numbers: [Double] = []
      for signal in ["direction-changed", "state-flags-changed"] {
        scale.connect(
          signal,
          answering: { arguments in
            numbers.append(arguments.number(0))
            return true
          })
      }
      let flags = GTK_STATE_FLAG_PRELIGHT.rawValue | GTK_STATE_FLAG_DIR_LTR.rawValue
      gtk_widget_set_direction(scale.pointer, GTK_TEXT_DIR_LTR)
      gtk_widget_set_state_flags(scale.pointer, GtkStateFlags(rawValue: flags), 1)
      numbers = []
      gtk_widget_set_direction(scale.pointer, GTK_TEXT_DIR_RTL)
      XCTAssertTrue(numbers.contains(Double(GTK_TEXT_DIR_LTR.rawValue)), "\(numbers)")
      XCTAssertTrue(numbers.contains(Double(flags)), "\(numbers)")
    }
  }

  func testTheAnswerOfAHandlerIsTheResultOfItsSignal() {
    onStage { _ in
      for (answer, value) in [(true, 0.0), (false, 2.5)] {
        let scale = Scale(from: 0, through: 5, step: 1)
        scale.connect("change-value", answering: { _ in answer })
        XCTAssertEqual(emitChangeValue(of: scale, to: 2.5), answer)
        XCTAssertEqual(scale.value, value)
      }
    }
  }

  func testAPropertyIsReadAndWrittenByItsName() {
    onStage { _ in
      let entry = Widget(gtk_entry_new())
      entry["placeholder-text"] = "mei@example.com"
      XCTAssertEqual(entry["placeholder-text"], "mei@example.com")
      entry["max-length"] = 12
      XCTAssertEqual(entry["max-length"], 12)
      entry["has-frame"] = false
      XCTAssertEqual(entry["has-frame"], false)
      entry["opacity"] = 0.5
      XCTAssertEqual(entry["opacity"], 0.5, accuracy: 0.01)
      entry["input-purpose"] = 6
      XCTAssertEqual(entry["input-purpose"], 6)
    }
  }

  func testAnUnknownPropertyAndSignalAreReported() {
    onStage { _ in
      let entry = Entry()
      entry["colour"] = "red"
      entry.connect("tasted") {}
      let warnings = Warnings.take()
      XCTAssertEqual(warnings.count, 2)
      XCTAssertTrue(warnings.first?.contains("colour") == true, "\(warnings)")
      XCTAssertTrue(warnings.last?.contains("tasted") == true, "\(warnings)")
    }
  }

  func testAnAdoptedWidgetIsTheSameWidget() {
    onStage { _ in
      let box = Box(.row, spacing: 6)
      let entry = Entry()
      box.append(entry)
      XCTAssertEqual(entry.parent?.pointer, box.pointer)
      XCTAssertTrue(Widget(entry.pointer).isSame(as: entry))
      XCTAssertFalse(Widget(box.pointer).isSame(as: entry))
    }
  }

  func testTheProgramsStyleSheetOverridesThatOfTheForms() {
    onStage { stage in
      let email = stage.field("Email")
      email.identifier = "styled-by-the-program"
      stage.show()
      let before = height(of: email)
      StyleSheet.add("#styled-by-the-program { padding-bottom: 116px; }")
      XCTAssertTrue(
        spin(until: height(of: email) == before + 100), "\(before), \(height(of: email))")
    }
  }
}

@MainActor
private func height(of control: FormControl) -> Int {
  Int(gtk_widget_get_allocated_height(control.widget.pointer))
}

/// Emits the signal with which GTK asks to move a handle, and returns whether it's handled.
@MainActor
private func emitChangeValue(of scale: Scale, to value: Double) -> Bool {
  var values = [GValue(), GValue(), GValue()]
  g_value_init(&values[0], gtk_scale_get_type())
  g_value_set_object(&values[0], scale.pointer)
  g_value_init(&values[1], gtk_scroll_type_get_type())
  g_value_init(&values[2], FundamentalType.double)
  g_value_set_double(&values[2], value)
  var result = GValue()
  g_value_init(&result, FundamentalType.boolean)
  g_signal_emitv(values, g_signal_lookup("change-value", gtk_range_get_type()), 0, &result)
  g_value_unset(&values[0])
  return g_value_get_boolean(&result) != 0
}
