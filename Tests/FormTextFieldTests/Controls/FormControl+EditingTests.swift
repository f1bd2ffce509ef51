import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A control whose field is disabled or read-only while a condition holds.
final class FormControlEditingTests: WidgetTestCase {
  func testADisabledFieldHasAnInsensitiveControl() {
    onStage { stage in
      let form = makeForm()
      let name = FormTextField("_Name", form.field(\.name))
      stage.put(name)
      XCTAssertTrue(name.widget.isSensitive)
      form.isFree = true
      XCTAssertFalse(name.widget.isSensitive)
      XCTAssertFalse(name.isEditable)
      form.isFree = false
      XCTAssertTrue(name.widget.isSensitive)
      XCTAssertTrue(name.isEditable)
    }
  }

  func testAReadOnlyFieldHasAReadOnlyControl() {
    onStage { stage in
      let form = makeForm(Order(isSent: true))
      let name = FormTextField("_Name", form.field(\.name))
      stage.put(name)
      XCTAssertTrue(name.widget.isSensitive)
      XCTAssertFalse(name.isEditable)
      form.isSent = false
      XCTAssertTrue(name.isEditable)
    }
  }

  func testAFieldThatBecomesReadOnlyDuringASubmitStaysSoAfterIt() {
    onStage { stage in
      let form = makeForm()
      let name = FormTextField("_Name", form.field(\.name))
      stage.put(name)
      name.frame.content.isLocked = true
      form.isSent = true
      name.frame.content.isLocked = false
      XCTAssertFalse(name.isEditable)
    }
  }

  func testAControlThatTheProgramMadeReadOnlyStaysSoAfterItsField() {
    onStage { stage in
      let form = makeForm()
      let name = FormTextField("_Name", form.field(\.name))
      stage.put(name)
      name.isEditable = false
      form.isSent = true
      form.isSent = false
      XCTAssertFalse(name.isEditable)
      name.isEditable = true
      XCTAssertTrue(name.isEditable)
    }
  }

  func testAnEntryThatGTKMadeReadOnlyStaysSoAfterASubmit() {
    onStage { stage in
      let name = stage.field("Name")
      gtk_editable_set_editable(OpaquePointer(name.widget.pointer), 0)
      XCTAssertFalse(name.isEditable)
      name.frame.content.isLocked = true
      name.frame.content.isLocked = false
      XCTAssertFalse(name.isEditable)
    }
  }
}

private struct Order {
  var isSent = false
  var isFree = false
  var name = "Mei"
}

@MainActor
private func makeForm(_ order: Order = Order()) -> Form<Order> {
  Form(order) {
    FieldValidation(\.name, .required).disabled(when: { $0.isFree }).readOnly(when: { $0.isSent })
  }
}
