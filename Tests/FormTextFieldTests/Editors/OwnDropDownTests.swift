import FormTextField
import GenericForm
import XCTest

/// A program's own editor with a drop-down, without C.
final class OwnDropDownTests: WidgetTestCase {
  func testItsDropDownIsPartOfTheControl() {
    onStage { stage in
      let form = Form(Recipe()) {
        FieldValidation(\.duration, rules: [ValidationRule("Wait longer") { $0 != "1 Minutes" }])
      }
      stage.lifetimes.watch(form, "the form")
      let editor = DurationEditor()
      let control = FormControl("_Duration", form.field(\.duration), editor: editor)
      stage.put(control)
      stage.show()
      control.focus()
      typeText("1")
      XCTAssertEqual(form.duration, "1 Minutes")
      press("Tab")
      XCTAssertTrue(editor.unit.focusWidget.hasFocusWithin)
      XCTAssertEqual(control.shownMessages, [], "within the control")
      press("Down")
      XCTAssertEqual(form.duration, "1 Hours")
      form.undo()
      XCTAssertEqual(editor.unit.selection, 0)
      control.performValidation()
      XCTAssertEqual(control.shownMessages, ["Wait longer"])
    }
  }
}

private struct Recipe {
  var duration = " Minutes"
}

/// Edits a number with its unit, such as "2 Hours".
@MainActor private final class DurationEditor: FormEditor {
  private let row = Box(.row)
  private let number = Entry()
  let unit = DropDown()

  init() {
    unit.titles = ["Minutes", "Hours"]
    row.append(number)
    row.append(unit.widget)
    number.onChange = { [weak self] in self?.onChange() }
    unit.onSelect = { [weak self] in self?.onChange() }
  }

  var onChange: () -> Void = {}
  var widget: Widget { row }
  var parts: [Widget] { [number, unit.focusWidget] }

  var value: String {
    get { "\(number.value) \(unit.selection.map { unit.titles[$0] } ?? "")" }
    set {
      let words = newValue.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      number.value = words.first ?? ""
      unit.selection = words.last.flatMap { unit.titles.firstIndex(of: $0) }
    }
  }
}
