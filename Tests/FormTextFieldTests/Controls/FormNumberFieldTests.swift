import CGtk
import CGtkTesting
public import Foundation
import GenericForm
import XCTest

@testable public import FormTextField

final class FormNumberFieldTests: WidgetTestCase {
  func testFollowsTheForm() {
    onStage { stage in
      let form = Form(Order(count: 3)) {}
      let count = FormNumberField("_Count", form.field(\.count))
      stage.put(count)
      XCTAssertEqual(shown(in: count), "3")
      type(" 12345 ", into: count)
      XCTAssertEqual(form.count, 12345)
      XCTAssertEqual(shown(in: count), " 12345 ")
      form.field(\.count).leave()
      XCTAssertEqual(shown(in: count), "12345")
      type("", into: count)
      XCTAssertNil(form.count)
      form.count = 7
      XCTAssertEqual(shown(in: count), "7")
    }
  }

  func testKeepsWhatIsNoNumberWithAnErrorOfItsOwn() {
    onStage { stage in
      let form = Form(Order(weight: 2.5)) {}
      let weight = FormNumberField("_Weight", form.field(\.weight), in: 0.5...30)
      stage.put(weight)
      for text in ["heavy", "31", "0", "-1", "1,234"] {
        type(text, into: weight)
        XCTAssertEqual(form.weight, 2.5)
        XCTAssertEqual(weight.messages, ["Enter a number from 0.5 to 30"], text)
        XCTAssertEqual(shown(in: weight), text)
      }
      type("0,75", into: weight)
      XCTAssertEqual(form.weight, 0.75)
      XCTAssertTrue(weight.isValid)
    }
  }

  func testStatesWhatCanBeEntered() {
    onStage { stage in
      let number = FormNumberField<Double>("Number")
      let whole = FormNumberField<Int>("Number")
      stage.put(number)
      stage.put(whole)
      let texts: [(Double?, Double?, Int?, Int?, String, String)] = [
        (nil, nil, nil, nil, "Enter a number, such as 12.5", "Enter a whole number, such as 12"),
        (1, nil, 1, nil, "Enter a number from 1 on", "Enter a whole number from 1 on"),
        (nil, 8, nil, 8, "Enter a number up to 8", "Enter a whole number up to 8"),
        (1, 8, 1, 8, "Enter a number from 1 to 8", "Enter a whole number from 1 to 8"),
      ]
      for (least, most, first, last, text, wholeText) in texts {
        (number.minimum, number.maximum) = (least, most)
        (whole.minimum, whole.maximum) = (first, last)
        type("x", into: number)
        type("2.5", into: whole)
        XCTAssertEqual(number.messages, [text])
        XCTAssertEqual(whole.messages, [wholeText])
        type("", into: number)
        type("", into: whole)
      }
    }
  }

  func testHasANumberWhereTheFormAlwaysHasOne() {
    onStage { stage in
      let form = Form(Order(pages: 10)) { FieldValidation(\.pages, rules: [.greaterThan(4)]) }
      let pages = FormNumberField("_Pages", form.field(\.pages))
      stage.put(pages)
      XCTAssertEqual(pages.value, 10)
      type("", into: pages)
      XCTAssertEqual(form.pages, 10)
      XCTAssertEqual(pages.messages, ["Enter a whole number, such as 12"])
      type("3", into: pages)
      XCTAssertEqual(form.pages, 3)
      XCTAssertEqual(pages.messages.count, 1)
      pages.value = 20
      XCTAssertEqual(form.pages, 20)
      XCTAssertEqual(shown(in: pages), "20")
    }
  }

  func testIsRequiredWithoutAForm() {
    onStage { stage in
      let guests = FormNumberField<Int>("_Guests", in: 1...8, requiredMessage: "How many come?")
      stage.put(guests)
      XCTAssertEqual(labels(in: guests.widget).prefix(2), ["Guests", "required"])
      XCTAssertEqual(guests.messages, ["How many come?"])
      guests.value = 4
      XCTAssertTrue(guests.isValid)
      guests.reset()
      XCTAssertNil(guests.value)
      XCTAssertEqual(shown(in: guests), "")
    }
  }

  func testEditsADecimalOfFoundation() {
    onStage { stage in
      let form = Form(Order(price: 9.99)) {}
      let price = FormNumberField("_Price", form.field(\.price), step: Decimal(string: "0.1"))
      stage.put(price)
      XCTAssertEqual(shown(in: price), "9.99")
      press("Up", in: price)
      XCTAssertEqual(form.price, Decimal(string: "10.09"))
      type("1.234,5", into: price)
      XCTAssertEqual(form.price, Decimal(string: "1234.5"))
    }
  }

  func testChangesInStepsWithinItsBounds() {
    onStage { stage in
      let form = Form(Order(weight: 0.1)) {}
      let weight = FormNumberField("_Weight", form.field(\.weight), in: -1...1, step: 0.2)
      stage.put(weight)
      press("Up", in: weight)
      XCTAssertEqual(form.weight, 0.3)
      press("Page_Up", in: weight)
      XCTAssertEqual(form.weight, 1)
      press("Up", in: weight)
      XCTAssertEqual(form.weight, 1)
      press("Down", in: weight)
      XCTAssertEqual(shown(in: weight), "0.8")
      press("Page_Down", in: weight)
      XCTAssertEqual(form.weight, -1)
      type("heavy", into: weight)
      press("Up", in: weight)
      XCTAssertEqual(form.weight, -0.8, "from the last number")
      weight.isEditable = false
      press("Up", in: weight)
      XCTAssertEqual(form.weight, -0.8)
    }
  }

  func testBeginsAtTheNumberNearestToZero() {
    onStage { stage in
      let age = FormNumberField<Int>("_Age", in: 18...99)
      stage.put(age)
      press("Up", in: age)
      XCTAssertEqual(age.value, 18)
      let huge = FormNumberField<Int>("Huge", value: .max - 1, step: .max)
      stage.put(huge)
      press("Up", in: huge)
      XCTAssertEqual(huge.value, .max)
    }
  }

  func testHasButtonsThatTabPassesBy() throws {
    try onStage { stage in
      let count = FormNumberField<Int>("_Count", value: 1, in: 0...2, unit: "pieces")
      stage.put(count)
      let other = stage.field("Other")
      stage.show()
      count.focus()
      let buttons = visible(gtk_button_get_type(), in: count.widget)
      XCTAssertEqual(buttons.count, 2)
      click(buttons[1])
      XCTAssertEqual(count.value, 2)
      XCTAssertEqual(gtk_widget_get_sensitive(buttons[1]), 0)
      click(buttons[0])
      click(buttons[0])
      XCTAssertEqual(count.value, 0)
      XCTAssertEqual(buttons.map { gtk_widget_get_sensitive($0) }, [0, 1])
      for (button, name) in zip(buttons, ["Decrease", "Increase"]) {
        let outcome = cgtk_test_check_text(
          OpaquePointer(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name)
        XCTAssertNil(outcome.map { String(cString: $0) })
      }
      count.focus()
      let window = try XCTUnwrap(gtk_widget_get_root(count.widget))
      gtk_widget_child_focus(
        UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self),
        GTK_DIR_TAB_FORWARD)
      XCTAssertTrue(stage.isFocused(other))
    }
  }

  func testHasTheRoleAndTheValueOfASpinButton() {
    onStage { stage in
      let count = FormNumberField<Int>("_Count", value: 2, in: 1...3, unit: "pieces")
      stage.put(count)
      let entry = OpaquePointer(count.frame.editor.focusWidget)
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
      stage.put(try XCTUnwrap(interface.widget("box")))
      let weight = try interface.control("weight", as: FormNumberField<Double>.self)
      XCTAssertEqual(shown(in: weight), "2.5")
      XCTAssertTrue(labels(in: weight.widget).contains("kg"))
      press("Up", in: weight)
      XCTAssertEqual(weight.value, 3)
      type("31", into: weight)
      XCTAssertEqual(weight.messages, ["Enter a number from 0.5 to 30"])
      let count = try interface.control("count", as: FormNumberField<Int>.self)
      XCTAssertEqual(count.messages, ["How many?"])
    }
  }

  func testReportsPropertiesThatMakeNoSense() throws {
    try onStage { stage in
      for (className, properties, sentence) in [
        ("FormNumberField", ["step": "0"], "The step of “Age” has to be above 0."),
        ("FormIntegerField", ["value": "2.5"], "The value of “Age” cannot be 2.5."),
        (
          "FormIntegerField", ["value": "200", "maximum": "99"],
          "“Age” has the value 200, which is outside of its bounds."
        ),
        (
          "FormIntegerField", ["minimum": "5", "maximum": "1"],
          "“Age” takes no number: its minimum 5 is above 1."
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
        stage.put(try XCTUnwrap(interface.widget("age")))
        let warnings = Warnings.take()
        XCTAssertEqual(warnings.count, 1, "\(warnings)")
        XCTAssertTrue(warnings.first?.contains(sentence) == true, "\(warnings)")
      }
    }
  }

  func testGoesAwayWithItsWindow() {
    onStage { stage in
      let count = FormNumberField<Int>("_Count", in: 0...2)
      stage.put(count)
      stage.show()
      count.focus()
      press("Up", in: count)
    }
  }
}

private struct Order {
  var count: Int?
  var pages = 1
  var weight: Double?
  var price: Decimal = 0
}

nonisolated extension Decimal: FormNumber {
  /// Reads the text.
  public init?(plainText: String) {
    self.init(string: plainText)
  }

  /// The digits.
  public var plainText: String { description }
}

@MainActor
private func editable<Number>(in field: FormNumberField<Number>) -> OpaquePointer {
  OpaquePointer(field.frame.editor.focusWidget)
}

@MainActor
private func shown<Number>(in field: FormNumberField<Number>) -> String {
  String(cString: gtk_editable_get_text(editable(in: field)))
}

/// Types in place of what is there.
@MainActor
private func type<Number>(_ text: String, into field: FormNumberField<Number>) {
  gtk_editable_set_text(editable(in: field), text)
}
