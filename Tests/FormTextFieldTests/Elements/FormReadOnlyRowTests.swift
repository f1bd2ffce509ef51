import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

private struct Order {
  var tickets = 1
}

final class FormReadOnlyRowTests: WidgetTestCase {
  func testFollowsTheForm() {
    onStage { stage in
      let form = Form(Order()) {}
      let row = FormReadOnlyRow("Total", form) { "\($0.tickets * 25) €" }
      stage.lifetimes.watch(form, "the form")
      stage.lifetimes.watch(row, "the row")
      stage.put(row.widget.pointer)
      XCTAssertEqual(row.text, "25 €")
      form.tickets = 3
      XCTAssertEqual(labels(in: row.widget.pointer), ["Total", "75 €"])
      XCTAssertEqual(row.controls.count, 0)
    }
  }

  func testIsSelectedAndNamedByItsTitle() throws {
    try onStage { stage in
      let row = FormReadOnlyRow("Customer", text: "C-1024")
      stage.put(row.widget.pointer)
      stage.show()
      let value = try XCTUnwrap(visible(gtk_label_get_type(), in: row.widget.pointer).last)
      gtk_widget_grab_focus(value)
      XCTAssertEqual(gtk_label_get_selectable(OpaquePointer(value)), 1)
      press("ctrl+a", "x")
      var (start, end) = (Int32(0), Int32(0))
      assertSoon(gtk_label_get_selection_bounds(OpaquePointer(value), &start, &end) != 0)
      XCTAssertEqual(end - start, 6)
      XCTAssertEqual(row.text, "C-1024")
      let other = FormTextField("Name")
      stage.put(other)
      other.focus()
      assertSoon(gtk_label_get_selection_bounds(OpaquePointer(value), nil, nil) == 0)
      let isNamed = gtk_test_accessible_has_relation(
        OpaquePointer(value), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      XCTAssertEqual(isNamed, 1, "by its title")
    }
  }

  func testCopiesTheValueWithAButton() throws {
    try onStage { stage in
      let row = FormReadOnlyRow("Customer", text: "C-1024")
      XCTAssertFalse(row.canCopy)
      row.canCopy = true
      row.text = "C-2048"
      let field = FormTextField("_Pasted")
      stage.put(row.widget.pointer)
      stage.put(field)
      stage.show()
      let button = try XCTUnwrap(visible(gtk_button_get_type(), in: row.widget.pointer).first)
      clickOn(button)
      field.focus()
      press("ctrl+v")
      assertSoon(field.text, "C-2048")
      row.canCopy = false
      XCTAssertTrue(visible(gtk_button_get_type(), in: row.widget.pointer).isEmpty)
    }
  }
}
