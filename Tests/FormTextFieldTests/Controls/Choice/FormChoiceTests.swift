import CGtk
import GenericForm
import XCTest

@testable import FormTextField

final class FormChoiceTests: WidgetTestCase {
  func testHasToBeMadeWhereItHasARequiredMessage() {
    onStage { stage in
      let size = FormChoice("Size", options: ["S", "M"], requiredMessage: "Choose a size")
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
      let size = FormChoice(
        "Size", form.field(\.size), options: ["S", "M"], optionTitle: { $0 + "." })
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
      let size = FormChoice("_Size", options: ["S", "M", "L"], value: "S")
      stage.put(FormCheckButton("First"))
      stage.put(size)
      stage.show()
      press("alt+s")
      XCTAssertTrue(gtk_widget_has_focus(button(of: size)) != 0)
      press("space")
      press("Down", "Return")
      XCTAssertTrue(spin(until: size.value == "M"))
      XCTAssertEqual(size.name, "Size")
    }
  }

  func testIsSearchedFromTenOptionsOn() {
    onStage { stage in
      let month = FormChoice("Month", options: (1...9).map { "\($0)" })
      stage.put(month)
      XCTAssertEqual(gtk_drop_down_get_enable_search(dropDown(of: month)), 1)
      month.options = (1...8).map { "\($0)" }
      XCTAssertEqual(gtk_drop_down_get_enable_search(dropDown(of: month)), 0)
      let few = FormChoice("Nine", options: (1...9).map { "\($0)" })
      few.value = "3"
      stage.put(few)
      few.options = ["3", "4"]
      XCTAssertEqual(shownTitle(of: few), "3")
    }
  }

  func testFiltersAsLettersAreTypedIntoTheOpenListAndChoosesTheMatch() {
    onStage { stage in
      let countries = ["Austria", "Belgium", "Denmark", "France", "Germany", "Ghana", "Ireland"]
      let country = FormChoice("Country", options: countries + ["Italy", "Poland", "Spain"])
      stage.put(country)
      stage.show()
      country.focus()
      press("space")
      typeText("ger")
      press("Return")
      XCTAssertEqual(country.value, "Germany")
      press("space")
      typeText("fra")
      press("Escape")
      XCTAssertEqual(country.value, "Germany", "nothing is chosen by typing alone")
      press("space")
      typeText("ire")
      press("Return")
      XCTAssertEqual(country.value, "Ireland", "each search starts empty")
      press("space")
      typeText("MARK")
      press("Return")
      XCTAssertEqual(country.value, "Denmark", "letters within a title are found")
    }
  }

  func testFindsATitleWithoutItsAccents() {
    onStage { stage in
      let places = ["Belgique", "Österreich", "Łódź", "São Tomé", "Côte d’Ivoire", "Ελλάδα"]
      let place = FormChoice("Place", options: places + ["1", "2", "3", "4"])
      stage.put(place)
      stage.show()
      place.focus()
      for (typed, title) in [("osterreich", "Österreich"), ("TOME", "São Tomé"), ("lod", "Łódź")] {
        press("space")
        typeText(typed)
        press("Return")
        XCTAssertEqual(place.value, title, typed)
      }
      place.options = places.reversed() + ["1", "2", "3", "4"]
      press("space")
      typeText("d'i")
      press("Return")
      XCTAssertEqual(place.value, "Côte d’Ivoire")
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
      XCTAssertTrue(hasFocus(within: next.widget))
    }
  }

  func testDoesNotChangeUnderAWheelOrWhenItIsNotEditable() {
    onStage { stage in
      let size = FormChoice("Size", options: ["S", "M"], value: "S")
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
        "Size", options: ["S", "M"], requiredMessage: "Choose a size", hint: "Of shirts")
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

  func testReportsAnOptionThatIsNotThereOrTwice() throws {
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

// MARK: - Radio buttons

extension FormChoiceTests {
  func testShowsRadioButtons() {
    onStage { stage in
      let form = Form(Order()) { FieldValidation(\.paint, .required("Choose a paint")) }
      let paint = FormChoice("_Paint", form.field(\.paint), style: .radio)
      let last = FormSwitch("Last")
      stage.put(paint)
      stage.put(last)
      stage.show()
      XCTAssertEqual(labels(in: paint.widget), ["Paint", "required", "Red", "Dark blue"])
      paint.performValidation()
      press("alt+p")
      XCTAssertTrue(hasFocus(within: paint.widget))
      press("Down")
      XCTAssertEqual(form.paint, .darkBlue)
      XCTAssertEqual(paint.shownMessages, [])
      press("Up")
      XCTAssertEqual(form.paint, .red)
      press("Tab")
      XCTAssertTrue(hasFocus(within: last.widget))
      form.paint = nil
      XCTAssertEqual(activeTitles(in: paint), [])
      form.paint = .darkBlue
      XCTAssertEqual(activeTitles(in: paint), ["Dark blue"])
    }
  }

  func testDescribesEachRadioButton() {
    onStage { stage in
      let size = FormChoice(
        "Size", options: ["S", "M_1"], style: .radio, requiredMessage: "Choose a size")
      stage.put(size)
      XCTAssertEqual(labels(in: size.widget), ["Size", "required", "S", "M_1"])
      size.performValidation()
      for button in visible(gtk_check_button_get_type(), in: size.widget) {
        assertDescription(OpaquePointer(button), "Choose a size")
        assertInvalid(OpaquePointer(button), true)
      }
      size.options = ["L"]
      assertDescription(
        OpaquePointer(visible(gtk_check_button_get_type(), in: size.widget)[0]), "Choose a size")
    }
  }

  func testChangesItsStyle() {
    onStage { stage in
      let size = FormChoice("Size", options: ["S", "M"], value: "M")
      stage.put(size)
      stage.show()
      size.focus()
      size.style = .radio
      XCTAssertEqual(activeTitles(in: size), ["M"])
      XCTAssertTrue(hasFocus(within: size.widget))
      XCTAssertTrue(visible(gtk_drop_down_get_type(), in: size.widget).isEmpty)
      size.style = .dropDown
      XCTAssertEqual(shownTitle(of: size), "M")
      XCTAssertEqual(labels(in: size.widget).first, "Size")
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
private func dropDown(of control: FormControl) -> OpaquePointer {
  OpaquePointer(visible(gtk_drop_down_get_type(), in: control.widget)[0])
}

@MainActor
private func button(of control: FormControl) -> WidgetPointer {
  visible(gtk_toggle_button_get_type(), in: control.widget)[0]
}

@MainActor
private func count(of control: FormControl) -> guint {
  g_list_model_get_n_items(gtk_drop_down_get_model(dropDown(of: control)))
}

@MainActor
private func shownTitle(of control: FormControl) -> String? {
  gtk_drop_down_get_selected_item(dropDown(of: control)).map {
    String(cString: gtk_string_object_get_string(OpaquePointer($0)))
  }
}

/// The choice of an interface file with these properties.
@MainActor
private func choice(_ properties: String) throws -> FormChoice<String> {
  try InterfaceFile(
    text: """
      <interface><object class="FormChoice" id="choice">\(properties)</object></interface>
      """
  ).control("choice", as: FormChoice<String>.self)
}
