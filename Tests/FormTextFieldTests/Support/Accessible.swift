import CGtk
import CGtkTesting
import XCTest

// What a screen reader reads of a widget.

/// The last line of the description of every password.
let revealKeyWords = "Press Ctrl+H to show or hide what you type"

@MainActor
func assertDescription(_ widget: OpaquePointer, _ expected: String, line: UInt = #line) {
  let outcome = cgtk_test_check_text(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected)
  XCTAssertNil(outcome.map { String(cString: $0) }, line: line)
}

@MainActor
func assertNoDescription(_ widget: OpaquePointer, line: UInt = #line) {
  let hasOne = gtk_test_accessible_has_property(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0
  XCTAssertFalse(hasOne, line: line)
}

@MainActor
func assertInvalid(_ widget: OpaquePointer, _ expected: Bool, line: UInt = #line) {
  let value = expected ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE
  let outcome = cgtk_test_check_state(
    widget, GTK_ACCESSIBLE_STATE_INVALID, Int32(value.rawValue))
  XCTAssertNil(outcome.map { String(cString: $0) }, line: line)
}

/// The name that is set; that of a label beside the widget is not a part of it.
@MainActor
func assertName(_ widget: OpaquePointer, _ expected: String, line: UInt = #line) {
  let outcome = cgtk_test_check_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, expected)
  XCTAssertNil(outcome.map { String(cString: $0) }, line: line)
}

/// The words that are read for a value.
@MainActor
func assertValueText(_ widget: OpaquePointer, _ expected: String, line: UInt = #line) {
  let outcome = cgtk_test_check_text(widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, expected)
  XCTAssertNil(outcome.map { String(cString: $0) }, line: line)
}
