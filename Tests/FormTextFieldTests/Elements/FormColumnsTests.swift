import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormColumnsTests: WidgetTestCase {
  func testPutsElementsSideBySideIfThereIsSpace() {
    onStage { stage in
      let (first, second) = (FormTextField("Postal code"), FormTextField("City"))
      let columns = FormColumns {
        first
        second
      }
      stage.put(columns.widget.pointer)
      stage.show()
      XCTAssertEqual(columns.controls.map(\.name), ["Postal code", "City"])
      layOut(columns, in: 600)
      XCTAssertEqual(area(of: first.widget.pointer, in: columns).minX, 0)
      XCTAssertEqual(area(of: second.widget.pointer, in: columns).minX, 306)
      XCTAssertEqual(area(of: first.widget.pointer, in: columns).width, 294)
      XCTAssertEqual(area(of: second.widget.pointer, in: columns).minY, 0)
      layOut(columns, in: 260)
      XCTAssertEqual(area(of: second.widget.pointer, in: columns).minX, 0)
      XCTAssertEqual(area(of: second.widget.pointer, in: columns).width, 260)
      XCTAssertEqual(
        area(of: second.widget.pointer, in: columns).minY,
        area(of: first.widget.pointer, in: columns).height + 10)
    }
  }

  func testPutsLabelsBesideTheirEditorsIfThereIsSpace() {
    onStage { stage in
      let (name, street) = (FormTextField("Name"), FormTextField("Street and number"))
      let box = FormCheckButton("I have a pet")
      let columns = FormColumns(.labelsBeside) {
        name
        street
        box
      }
      stage.put(columns.widget.pointer)
      stage.show()
      layOut(columns, in: 600)
      guard let check = gtk_widget_get_first_child(box.frame.editor.widget.pointer) else {
        return XCTFail("The check button has no box.")
      }
      let editors = [name.frame.editor.widget.pointer, street.frame.editor.widget.pointer, check]
        .map { area(of: $0, in: columns) }
      XCTAssertGreaterThan(editors[0].minX, 60)
      XCTAssertEqual(Set(editors.map(\.minX)).count, 1)
      XCTAssertEqual(editors[0].minY, 0)
      layOut(columns, in: 260)
      let below = [name.frame.editor, street.frame.editor].map {
        area(of: $0.widget.pointer, in: columns)
      }
      XCTAssertEqual(below.map(\.minX), [0, 0])
      XCTAssertEqual(below.map(\.width), [260, 260])
      XCTAssertGreaterThan(below[0].minY, 10)
    }
  }

  func testIsMirroredInRightToLeftLanguages() {
    onStage { stage in
      let (first, second) = (FormTextField("Postal code"), FormTextField("City"))
      let columns = FormColumns {
        first
        second
      }
      let beside = FormColumns(.labelsBeside) { FormTextField("Name") }
      stage.put(columns.widget.pointer)
      stage.put(beside.widget.pointer)
      gtk_widget_set_direction(columns.widget.pointer, GTK_TEXT_DIR_RTL)
      gtk_widget_set_direction(beside.controls[0].widget.pointer, GTK_TEXT_DIR_RTL)
      stage.show()
      layOut(columns, in: 600)
      XCTAssertEqual(area(of: first.widget.pointer, in: columns).minX, 306)
      XCTAssertEqual(area(of: second.widget.pointer, in: columns).minX, 0)
      layOut(beside, in: 600)
      XCTAssertEqual(area(of: beside.controls[0].frame.editor.widget.pointer, in: beside).minX, 0)
    }
  }

  func testAMessageMakesTheControlTaller() {
    onStage { stage in
      let name = FormTextField("Name", validators: [.required])
      let columns = FormColumns(.labelsBeside) { name }
      stage.put(columns.widget.pointer)
      stage.show()
      name.setError(ValidationMessage(String(repeating: "Enter your name. ", count: 20)))
      layOut(columns, in: 600)
      let editor = area(of: name.frame.editor.widget.pointer, in: columns)
      let whole = area(of: name.widget.pointer, in: columns)
      XCTAssertGreaterThan(whole.height, editor.height + 60)
    }
  }

  func testRequestsOnlyTheHeightThatItNeedsAtAnyWidth() {
    onStage { stage in
      let columns = [
        FormColumns {
          FormTextField("Postal code")
          FormTextField("City")
        },
        FormColumns(.labelsBeside) {
          FormTextField("Postal code")
          FormCheckButton("I have a pet")
        },
      ]
      for columns in columns {
        stage.put(columns.widget.pointer)
        let least = height(of: columns, for: -1)
        XCTAssertLessThan(least, height(of: columns, for: 200))
        XCTAssertEqual(least, height(of: columns, for: 600))
      }
    }
  }

  func testIsHiddenWhileAllOfItsFieldsAreExcluded() {
    onStage { stage in
      let form = Form(Owner()) {
        FormValidation(when: { $0.hasPets }) {
          FieldValidation(\.pet, rules: [.notEmpty])
          FieldValidation(\.age, rules: [.notEmpty])
        }
      }
      let age = FormTextField("Age", form.field(\.age))
      let columns = FormColumns {
        FormTextField("Pet", form.field(\.pet))
        age
      }
      stage.put(columns.widget.pointer)
      XCTAssertEqual(gtk_widget_get_visible(columns.widget.pointer), 0)
      form.hasPets = true
      XCTAssertEqual(gtk_widget_get_visible(columns.widget.pointer), 1)
    }
  }
}

private struct Owner {
  var hasPets = false
  var pet = ""
  var age = ""
}

/// Allocates a width to columns, and the height that they request for it.
@MainActor
private func layOut(_ columns: FormColumns, in width: Int32) {
  var least: Int32 = 0
  gtk_widget_measure(columns.widget.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
  XCTAssertLessThanOrEqual(least, width)
  var area = GdkRectangle(x: 0, y: 0, width: width, height: height(of: columns, for: width))
  gtk_widget_size_allocate(columns.widget.pointer, &area, -1)
}

@MainActor
private func height(of columns: FormColumns, for width: Int32) -> Int32 {
  var height: Int32 = 0
  gtk_widget_measure(
    columns.widget.pointer, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
  return height
}

private struct Area {
  let minX: Float
  let minY: Float
  let width: Float
  let height: Float
}

@MainActor
private func area(of widget: WidgetPointer, in columns: FormColumns) -> Area {
  var bounds = graphene_rect_t()
  XCTAssertNotEqual(gtk_widget_compute_bounds(widget, columns.widget.pointer, &bounds), 0)
  return Area(
    minX: bounds.origin.x, minY: bounds.origin.y, width: bounds.size.width,
    height: bounds.size.height)
}
