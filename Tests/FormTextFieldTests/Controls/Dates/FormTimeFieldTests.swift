import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormTimeFieldTests: WidgetTestCase {
  func testShowsTheTimeAsTheLocaleDoesOnceItIsLeft() {
    onStage { stage in
      let form = Form(Shop()) { FieldValidation(\.opening, .required("Enter a time")) }
      let opening = FormTimeField("_Opens", form.field(\.opening), hint: "In the morning")
      stage.put(opening)
      stage.show()
      assertDescription(entry(0, in: opening), "required\nIn the morning")
      press("alt+o")
      typeText("930")
      XCTAssertEqual(form.opening, TimeOfDay("09:30"))
      stage.focusNothing()
      XCTAssertEqual(text(0, in: opening), "09:30")
      form.opening = TimeOfDay("18:05:09")
      XCTAssertEqual(text(0, in: opening), "18:05:09")
      form.opening = nil
      XCTAssertEqual(text(0, in: opening), "")
      opening.performValidation()
      XCTAssertEqual(opening.shownMessages, ["Enter a time"])
      assertInvalid(entry(0, in: opening), true)
    }
  }

  func testShowsAnExampleOfATime() {
    onStage { stage in
      let opening = FormTimeField("Opens")
      stage.put(opening)
      stage.show()
      opening.focus()
      typeText("noon")
      stage.focusNothing()
      XCTAssertEqual(opening.shownMessages, ["Enter a time, such as 18:30"])
      opening.focus()
      press("ctrl+a")
      typeText("25")
      stage.focusNothing()
      XCTAssertEqual(
        opening.shownMessages, ["This time doesn't exist. Enter one such as 18:30"])
      XCTAssertEqual(text(0, in: opening), "25")
      opening.value = TimeOfDay("09:00")
      XCTAssertEqual(opening.shownMessages, [])
      opening.reset()
      XCTAssertNil(opening.value)
    }
  }

  func testIsBoundToAFieldThatAlwaysHasAValue() throws {
    let noon = try XCTUnwrap(TimeOfDay("12:00"))
    onStage { stage in
      let form = Form(Lunch(time: noon)) { FieldValidation(\.time) }
      let time = FormTimeField("Lunch", form.field(\.time))
      stage.put(time)
      stage.show()
      time.focus()
      press("ctrl+a", "BackSpace")
      stage.focusNothing()
      XCTAssertEqual(time.shownMessages, ["Enter a time"])
      XCTAssertEqual(form.time, noon)
      time.focus()
      typeText("1pm")
      XCTAssertEqual(form.time.description, "13:00")
      XCTAssertTrue(form.isValid)
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormTimeField" id="time">
              <property name="title">Opens</property>
              <property name="value">09:30</property>
            </object>
            <object class="FormDateTimeField" id="both">
              <property name="title">Starts</property>
              <property name="value">2026-12-31T9:30</property>
              <property name="required-message">Enter when</property>
            </object>
          </interface>
          """)
      XCTAssertTrue(
        Warnings.take().joined().contains(
          "The value “2026-12-31T9:30” of “Starts” isn't of type CalendarDateTime."))
      let time = try interface.element("time", as: FormTimeField.self)
      let both = try interface.element("both", as: FormDateTimeField.self)
      stage.put(time)
      stage.put(both)
      XCTAssertEqual(text(0, in: time), "09:30")
      XCTAssertEqual(both.messages, ["Enter when"])
    }
  }
}

final class FormDateTimeFieldTests: WidgetTestCase {
  func testADateFitsInANarrowWindow() {
    onStage { stage in
      let party = FormDateTimeField("Party", value: CalendarDateTime("2026-12-31T18:30"))
      stage.put(party)
      for part in visible(gtk_text_get_type(), in: party.widget.pointer) {
        let text = gtk_editable_get_text(OpaquePointer(part))
        let layout = gtk_widget_create_pango_layout(part, text)
        var (textWidth, width): (gint, gint) = (0, 0)
        pango_layout_get_pixel_size(layout, &textWidth, nil)
        g_object_unref(UnsafeMutableRawPointer(layout))
        gtk_widget_measure(part, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        XCTAssertGreaterThanOrEqual(width, textWidth)
      }
    }
  }

  func testHasADayAndATime() {
    onStage { stage in
      let form = Form(Shop()) { FieldValidation(\.party, .required("Enter when")) }
      let party = FormDateTimeField("_Party", form.field(\.party))
      stage.put(party)
      stage.show()
      press("alt+p")
      typeText("12-31-26")
      press("Tab", "Tab")
      typeText("9pm")
      XCTAssertEqual(form.party, CalendarDateTime("2026-12-31T21:00"))
      XCTAssertEqual(text(0, in: party), "12-31-26")
      stage.focusNothing()
      XCTAssertEqual(text(0, in: party), "12/31/2026")
      XCTAssertEqual(text(1, in: party), "21:00")
      form.party = nil
      XCTAssertEqual(text(0, in: party) + text(1, in: party), "")
      party.performValidation()
      XCTAssertEqual(party.shownMessages, ["Enter when"])
      for place in 0...1 {
        assertInvalid(entry(place, in: party), true)
        assertDescription(entry(place, in: party), "Enter when")
      }
      assertName(entry(0, in: party), "Date")
      assertName(entry(1, in: party), "Time")
    }
  }

  func testNeedsBothParts() {
    onStage { stage in
      let party = FormDateTimeField("Party")
      stage.put(party)
      stage.show()
      party.focus()
      typeText("2026-12-31")
      stage.focusNothing()
      XCTAssertEqual(party.shownMessages, ["Enter a time"])
      party.reset()
      XCTAssertEqual(text(0, in: party), "")
      press("Tab", "Tab", "Tab")
      typeText("9")
      stage.focusNothing()
      XCTAssertEqual(party.shownMessages, ["Enter a date"])
      party.isEditable = false
      XCTAssertEqual(gtk_editable_get_editable(entry(0, in: party)), 0)
      XCTAssertEqual(gtk_editable_get_editable(entry(1, in: party)), 0)
    }
  }
}

nonisolated private struct Shop {
  var opening: TimeOfDay?
  var party: CalendarDateTime?
}

nonisolated private struct Lunch {
  var time: TimeOfDay
}

@MainActor
private func entry(_ place: Int, in control: FormControl) -> OpaquePointer {
  OpaquePointer(visible(gtk_entry_get_type(), in: control.widget.pointer)[place])
}

@MainActor
private func text(_ place: Int, in control: FormControl) -> String {
  String(cString: gtk_editable_get_text(entry(place, in: control)))
}
