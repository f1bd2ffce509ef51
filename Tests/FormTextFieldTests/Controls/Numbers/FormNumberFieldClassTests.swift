import CGtk
import CGtkTesting
import Foundation
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormNumberFieldClassTests: WidgetTestCase {
  func testHasTheRoleAndTheValueOfASpinButton() {
    onStage { stage in
      let count = FormNumberField<Int>("_Count", value: 2).with {
        $0.range = 1...3
        $0.unit = "pieces"
      }
      stage.put(count)
      let entry = OpaquePointer(count.frame.editor.focusWidget.pointer)
      XCTAssertEqual(gtk_accessible_get_accessible_role(entry), GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
      for property in [
        GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN,
        GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
      ] {
        XCTAssertNotEqual(gtk_test_accessible_has_property(entry, property), 0)
      }
      assertDescription(entry, "pieces")
      count.setError("None left")
      assertDescription(entry, "None left\npieces")
      assertInvalid(entry, true)
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="GtkBox" id="box">
              <child><object class="FormNumberField" id="weight">
                <property name="title">_Weight</property>
                <property name="value">2.5</property>
                <property name="minimum">0.5</property>
                <property name="maximum">30</property>
                <property name="step">0.5</property>
                <property name="unit">kg</property>
              </object></child>
              <child><object class="FormIntegerField" id="count">
                <property name="required-message">How many?</property>
              </object></child>
            </object>
          </interface>
          """)
      stage.put(try XCTUnwrap(interface.widget("box")).pointer)
      let weight = try interface.element("weight", as: FormNumberField<Double>.self)
      XCTAssertEqual(shownNumber(in: weight), "2.5")
      XCTAssertTrue(labels(in: weight.widget.pointer).contains("kg"))
      press("Up", in: weight)
      XCTAssertEqual(weight.value, 3)
      enterNumber("31", into: weight)
      XCTAssertEqual(weight.messages, ["Enter a number from 0.5 to 30"])
      let count = try interface.element("count", as: FormNumberField<Int>.self)
      XCTAssertEqual(count.messages, ["How many?"])
    }
  }

  func testEveryTypeOfNumberHasTheProperties() {
    onStage { stage in
      let price = FormNumberField<Decimal>("_Price", value: 1.5).with {
        $0.range = 0.5...30
        $0.step = 0.25
        $0.unit = "kg"
      }
      stage.put(price)
      let widget = price.widget
      for (property, value) in [("value", 1.5), ("minimum", 0.5), ("maximum", 30), ("step", 0.25)] {
        XCTAssertEqual(widget[property], value, property)
        widget[property] = 2.0
        XCTAssertEqual(widget[property], 2.0, property)
      }
      XCTAssertEqual(price.value, 2)
      XCTAssertEqual(price.step, 2)
      XCTAssertEqual(widget["unit"], "kg")
    }
  }

  func testReportsContradictoryProperties() throws {
    try onStage { stage in
      for (className, properties, sentence) in [
        ("FormNumberField", ["step": "0"], "The step of “Age” must be greater than 0."),
        ("FormIntegerField", ["value": "2.5"], "The value of “Age” can't be 2.5."),
        (
          "FormIntegerField", ["value": "200", "maximum": "99"],
          "“Age” has a value outside of its bounds."
        ),
        (
          "FormIntegerField", ["minimum": "5", "maximum": "1"],
          "“Age” accepts no number: its minimum 5 is above its maximum 1."
        ),
      ] {
        let lines = properties.sorted { $0.key > $1.key }.map {
          "<property name=\"\($0.key)\">\($0.value)</property>"
        }
        let interface = try InterfaceFile(
          text: """
            <interface><object class="\(className)" id="age">
            <property name="title">_Age</property>\(lines.joined())</object></interface>
            """)
        stage.put(try XCTUnwrap(interface.widget("age")).pointer)
        let warnings = Warnings.take()
        XCTAssertEqual(warnings.count, 1, "\(warnings)")
        XCTAssertTrue(warnings.first?.contains(sentence) == true, "\(warnings)")
      }
    }
  }
}
