import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormChoiceTests: WidgetTestCase {
  func testMustBeMadeIfItHasARequiredMessage() {
    onStage { stage in
      let size = FormChoice("Size", options: ["S", "M"], .required("Choose a size"))
      stage.put(size)
      XCTAssertFalse(size.isValid)
      size.performValidation()
      XCTAssertEqual(size.shownMessages, ["Choose a size"])
      size.value = "M"
      XCTAssertEqual(size.shownMessages, [])
      XCTAssertTrue(size.isValid)
      size.reset()
      XCTAssertNil(size.value)
      XCTAssertEqual(shownTitle(of: size), "Choose…")
    }
  }

  func testIsBoundToAFieldOfAnOptional() {
    onStage { stage in
      let form = Form(Order()) { FieldValidation(\.paint, .required("Choose a paint")) }
      let paint = FormChoice("Paint", form.field(\.paint))
      stage.put(paint)
      stage.show()
      XCTAssertEqual(shownTitle(of: paint), "Choose…")
      paint.focus()
      press("Down", "Down")
      XCTAssertEqual(form.paint, .darkBlue)
      XCTAssertEqual(shownTitle(of: paint), "Dark blue")
      press("Up", "Up", "Up")
      XCTAssertNil(form.paint)
      XCTAssertEqual(paint.shownMessages, ["Choose a paint"])
      form.paint = .red
      XCTAssertEqual(shownTitle(of: paint), "Red")
    }
  }

  func testIsBoundToAFieldThatAlwaysHasAValue() {
    onStage { stage in
      let form = Form(Order()) { FieldValidation(\.size, rules: [.isOneOf(["S", "M"])]) }
      let size = FormChoice("Size", form.field(\.size), options: ["S", "M"]).with {
        $0.optionTitle = { $0 + "." }
      }
      stage.put(size)
      stage.show()
      XCTAssertEqual(shownTitle(of: size), "S.")
      XCTAssertEqual(count(of: size), 2)
      size.focus()
      press("m")
      XCTAssertEqual(form.size, "M")
      form.size = "S"
      XCTAssertEqual(shownTitle(of: size), "S.")
    }
  }

  func testKeepsAValueThatIsNotAmongTheOptions() {
    onStage { stage in
      let form = Form(Order(size: "XXL")) {
        FieldValidation(\.size, rules: [.isOneOf(["S", "M"])])
      }
      let size = FormChoice("Size", form.field(\.size), options: ["S", "M"])
      stage.put(size)
      XCTAssertEqual(form.size, "XXL")
      XCTAssertEqual(shownTitle(of: size), "XXL")
      XCTAssertFalse(size.isValid)
      size.value = "M"
      XCTAssertTrue(size.isValid)
      XCTAssertEqual(shownTitle(of: size), "M")
    }
  }

  func testOpensAndSelectsWithTheKeyboard() {
    onStage { stage in
      let size = FormChoice("_Size", value: "S", options: ["S", "M", "L"])
      stage.put(FormCheckButton("First"))
      stage.put(size)
      stage.show()
      press("alt+s")
      XCTAssertTrue(gtk_widget_has_focus(button(of: size)) != 0)
      press("space")
      press("Down", "Return")
      assertSoon(size.value, "M")
      XCTAssertEqual(size.name, "Size")
    }
  }

  func testSubmitsOnEnter() {
    onStage { stage in
      let size = FormChoice("Size", options: ["S", "M"])
      let next = FormSwitch("Next")
      stage.put(size)
      stage.put(next)
      stage.show()
      size.returnAction = .nextField
      size.focus()
      press("Return")
      XCTAssertNil(size.value)
      XCTAssertTrue(hasFocus(within: next.widget.pointer))
    }
  }

  func testDoesNotChangeUnderAWheelOrWhenItIsNotEditable() {
    onStage { stage in
      let size = FormChoice("Size", value: "S", options: ["S", "M"])
      stage.put(size)
      stage.show()
      turnWheel(over: button(of: size))
      XCTAssertEqual(size.value, "S")
      size.isEditable = false
      size.focus()
      press("Down")
      XCTAssertEqual(size.value, "S")
    }
  }

  func testIsReadByAScreenReader() {
    onStage { stage in
      let size = FormChoice(
        "Size", options: ["S", "M"], .required("Choose a size"), hint: "Of shirts")
      stage.put(size)
      let part = OpaquePointer(button(of: size))
      XCTAssertNotEqual(
        gtk_test_accessible_has_relation(part, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      assertName(part, "Choose…")
      assertDescription(part, "required\nOf shirts")
      size.performValidation()
      assertDescription(part, "Choose a size")
      assertInvalid(part, true)
      size.value = "M"
      assertName(part, "M")
    }
  }
}

// MARK: - In an interface file

extension FormChoiceTests {
  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let size = try choice(
        """
        <property name="title">_Size</property>
        <property name="value">M</property>
        <property name="options">S
        M</property>
        <property name="required-message">Choose a size</property>
        """)
      stage.put(size)
      XCTAssertEqual(size.options, ["S", "M"])
      XCTAssertEqual(size.value, "M")
      size.value = nil
      XCTAssertEqual(size.messages, ["Choose a size"])
    }
  }

  func testReportsAMissingOptionAndADuplicateOne() throws {
    try onStage { stage in
      let size = try choice(
        """
        <property name="title">Size</property>
        <property name="options">S
        M
        S</property>
        <property name="value">XL</property>
        """)
      stage.put(size)
      XCTAssertEqual(size.options, ["S", "M"])
      XCTAssertEqual(size.value, "XL")
      let warnings = Warnings.take()
      XCTAssertEqual(warnings.count, 2)
      XCTAssertTrue(warnings.first?.contains("“Size” has the option “S” twice.") == true)
      XCTAssertTrue(warnings.last?.contains("“Size” has no option “XL”.") == true)
    }
  }
}

nonisolated private enum Paint: CaseIterable {
  case red
  case darkBlue
}

nonisolated private struct Order {
  var size = "S"
  var paint: Paint?
}

@MainActor
private func button(of control: FormControl) -> WidgetPointer {
  visible(gtk_toggle_button_get_type(), in: control.widget.pointer)[0]
}

@MainActor
private func count(of control: FormControl) -> guint {
  g_list_model_get_n_items(gtk_drop_down_get_model(dropDown(of: control)))
}

/// Returns the choice of an interface file with these properties.
@MainActor
private func choice(_ properties: String) throws -> FormChoice<String> {
  try InterfaceFile(
    text: """
      <interface><object class="FormChoice" id="choice">\(properties)</object></interface>
      """
  ).element("choice", as: FormChoice<String>.self)
}
