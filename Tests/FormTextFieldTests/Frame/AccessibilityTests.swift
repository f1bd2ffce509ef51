import CGtk
import CGtkTesting
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The accessible names, descriptions and states, which GTK keeps for tests with `GTK_A11Y=test`.
final class AccessibilityTests: WidgetTestCase {
  func testShowsTheMessageAsTheDescriptionOfTheEntry() {
    onStage { stage in
      let email = stage.field("_Email", [.required, .email])
      assertDescription(email, "required")
      email.performValidation()
      assertDescription(email, "Fill in this field")
      email.text = "mei@"
      assertDescription(email, "Enter an email address, such as mei@example.com")
      email.text = "mei@example.com"
      assertDescription(email, "required")
    }
  }

  func testMarksTheEntryAsInvalidWhileAMessageIsShown() {
    onStage { stage in
      let email = stage.field("Email", [.email])
      assertInvalid(email, false)
      email.text = "mei@"
      assertInvalid(email, false)
      email.performValidation()
      assertInvalid(email, true)
      email.text = "mei@example.com"
      assertInvalid(email, false)
    }
  }

  func testMarksTheEntryAsRequired() {
    onStage { stage in
      let email = stage.field("Email", [.required])
      let outcome = cgtk_test_check_boolean(
        innerEntry(of: email), GTK_ACCESSIBLE_PROPERTY_REQUIRED, 1)
      XCTAssertNil(outcome.map { String(cString: $0) })
    }
  }

  func testIsNamedByItsVisibleLabel() {
    onStage { stage in
      let email = stage.field("_Email", [.required])
      XCTAssertNotEqual(
        gtk_test_accessible_has_relation(
          innerEntry(of: email), GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      XCTAssertEqual(labels(in: email.widget.pointer).first, "Email")
    }
  }

  /// GTK 4.8 reads both a label and a property, and gives no name to a widget without either.
  func testNamesEachButtonByItsVisibleLabelAlone() {
    onStage { stage in
      let buttons: [Widget] = [
        Button("_Send"), Button(verbatim: "Email: wrong"), CheckButton("I _accept"),
      ]
      for button in buttons {
        stage.put(button.pointer)
        stage.lifetimes.watch(button, "a button")
        XCTAssertNotEqual(
          gtk_test_accessible_has_relation(button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
        XCTAssertEqual(
          gtk_test_accessible_has_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
      }
    }
  }

  func testHidesThePartsOfAButtonInAWindow() throws {
    try onStage { stage in
      let box = CheckButton("I _accept")
      let list = DropDown()
      list.titles = ["Small", "Large"]
      list.selection = 0
      for widget in [box, list.widget] { stage.put(widget.pointer) }
      stage.show()
      let icon = visible(g_type_from_name("GtkBuiltinIcon"), in: box.pointer).first
      let title = gtk_widget_get_first_child(list.focusWidget.pointer)
      for part in [icon, title] {
        let hidden = OpaquePointer(try XCTUnwrap(part))
        XCTAssertNotEqual(gtk_test_accessible_has_role(hidden, GTK_ACCESSIBLE_ROLE_NONE), 0)
      }
    }
  }

  func testHidesAClearButtonThatIsAddedInAWindow() throws {
    try onStage { stage in
      let name = stage.field("Name")
      stage.show()
      name.text = "Ada"
      name.hasClearButton = true
      let icon = visible(gtk_image_get_type(), in: name.widget.pointer).first
      let hidden = OpaquePointer(try XCTUnwrap(icon))
      XCTAssertNotEqual(gtk_test_accessible_has_role(hidden, GTK_ACCESSIBLE_ROLE_NONE), 0)
    }
  }

  func testMarksARequiredCheckBox() throws {
    try onStage { stage in
      let terms = FormCheckButton("I _accept the terms", .required("Please accept"))
      stage.put(terms)
      let box = try XCTUnwrap(visible(gtk_check_button_get_type(), in: terms.widget.pointer).first)
      let accessible = OpaquePointer(box)
      assertDescription(accessible, "required")
      assertInvalid(accessible, false)
      terms.performValidation()
      assertDescription(accessible, "Please accept")
      assertInvalid(accessible, true)
      terms.value = true
      assertDescription(accessible, "required")
      assertInvalid(accessible, false)
    }
  }
}

@MainActor
private func assertDescription(
  _ field: FormTextField, _ expected: String, line: UInt = #line
) {
  assertDescription(innerEntry(of: field), expected, line: line)
}

@MainActor
private func assertInvalid(_ field: FormTextField, _ expected: Bool, line: UInt = #line) {
  assertInvalid(innerEntry(of: field), expected, line: line)
}
