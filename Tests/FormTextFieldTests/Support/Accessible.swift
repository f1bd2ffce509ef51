import CGtk
import CGtkTesting
import XCTest

@testable import GtkFloor

/// The last line of the description of every password.
let revealKeyWords = "Press Ctrl+H to show or hide what you type"

/// Verifies a description.
///
/// `expected` includes the required state. A newer GTK passes it on separately; where Orca reads it, the description
/// must not contain it too. GTK 4.8 needs a word for an invalid value too, which ``assertInvalid(_:_:line:)`` expects.
@MainActor
func assertDescription(_ widget: OpaquePointer, _ expected: String, line: UInt = #line) {
  var lines = expected.split(separator: "\n").map(String.init)
  if ToolkitDifferences.has("readsStates") {
    if let place = lines.firstIndex(of: "required") {
      let outcome = cgtk_test_check_boolean(widget, GTK_ACCESSIBLE_PROPERTY_REQUIRED, 1)
      XCTAssertNil(outcome.map { String(cString: $0) }, line: line)
      if Widget(WidgetPointer(widget)).isReadAsRequired { lines.remove(at: place) }
    }
  }
  if !ToolkitDifferences.has("readsStates"), isReadAsInvalid(widget) {
    let read = Widget(WidgetPointer(widget)).description.split(separator: "\n").map(String.init)
    XCTAssertEqual(read.filter { $0 != "invalid" }, lines, line: line)
    lines = read
  }
  guard !lines.isEmpty else { return assertNoDescription(widget, line: line) }
  let expected = lines.joined(separator: "\n")
  let outcome = cgtk_test_check_text(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected)
  XCTAssertNil(outcome.map { String(cString: $0) }, line: line)
}

@MainActor
func assertNoDescription(_ widget: OpaquePointer, line: UInt = #line) {
  let hasOne = gtk_test_accessible_has_property(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0
  XCTAssertFalse(hasOne, line: line)
}

@MainActor
private func isReadAsInvalid(_ widget: OpaquePointer) -> Bool {
  Widget(WidgetPointer(widget)).description.split(separator: "\n").contains("invalid")
}

@MainActor
func assertInvalid(_ widget: OpaquePointer, _ expected: Bool, line: UInt = #line) {
  guard ToolkitDifferences.has("readsStates") else {
    return XCTAssertEqual(isReadAsInvalid(widget), expected, line: line)
  }
  let value = expected ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE
  let outcome = cgtk_test_check_state(
    widget, GTK_ACCESSIBLE_STATE_INVALID, Int32(value.rawValue))
  XCTAssertNil(outcome.map { String(cString: $0) }, line: line)
}

/// Verifies that a widget is read as open or as closed.
@MainActor
func assertExpanded(_ widget: OpaquePointer, _ expected: Bool, line: UInt = #line) {
  let outcome = cgtk_test_check_state(widget, GTK_ACCESSIBLE_STATE_EXPANDED, expected ? 1 : 0)
  XCTAssertNil(outcome.map { String(cString: $0) }, line: line)
}

/// Verifies the name that is set, which doesn't include that of a label beside the widget.
@MainActor
func assertName(_ widget: OpaquePointer, _ expected: String, line: UInt = #line) {
  let outcome = cgtk_test_check_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, expected)
  XCTAssertNil(outcome.map { String(cString: $0) }, line: line)
}

/// Verifies the words that are read for a value.
@MainActor
func assertValueText(_ widget: OpaquePointer, _ expected: String, line: UInt = #line) {
  let outcome = cgtk_test_check_text(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, expected)
  XCTAssertNil(outcome.map { String(cString: $0) }, line: line)
}
