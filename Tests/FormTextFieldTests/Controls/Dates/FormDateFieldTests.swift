import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormDateFieldTests: WidgetTestCase {
  func testShowsTheDayInTheOrderOfTheLocaleOnceItIsLeft() {
    onStage { stage in
      let form = Form(Passport()) { FieldValidation(\.born, .required("Enter your date of birth")) }
      let born = FormDateField("_Born", form.field(\.born))
      stage.put(born)
      stage.show()
      press("alt+b")
      typeText("3/9/90")
      XCTAssertEqual(form.born, CalendarDate("1990-03-09"))
      XCTAssertEqual(text(in: born), "3/9/90")
      stage.focusNothing()
      XCTAssertEqual(text(in: born), "03/09/1990")
      form.born = CalendarDate("2000-12-31")
      XCTAssertEqual(text(in: born), "12/31/2000")
      form.born = nil
      XCTAssertEqual(text(in: born), "")
    }
  }

  func testShowsThePatternWithAnExample() {
    onStage { stage in
      let born = FormDateField("Born", .required("Enter your date of birth"))
      stage.put(born)
      stage.show()
      XCTAssertEqual(placeholder(in: born), "MM/DD/YYYY")
      born.performValidation()
      XCTAssertEqual(born.shownMessages, ["Enter your date of birth"])
      born.focus()
      typeText("31/12/2026")
      stage.focusNothing()
      XCTAssertEqual(
        born.shownMessages,
        [
          "This date doesn't exist. Enter one as MM/DD/YYYY, such as 12/31/\(CalendarDate.today.year)"
        ])
      XCTAssertEqual(text(in: born), "31/12/2026")
      XCTAssertNil(born.value)
      XCTAssertFalse(born.isValid)
      born.value = CalendarDate("2026-12-31")
      XCTAssertEqual(born.shownMessages, [])
      XCTAssertEqual(text(in: born), "12/31/2026")
    }
  }

  func testHasBoundsAndRules() throws {
    let (first, last, today) = try (day("1990-01-01"), day("2020-12-31"), day("2026-03-09"))
    onStage { stage in
      let form = Form(Passport()) {
        FieldValidation(\.born, .required, rules: [.isAtLeastYearsOld(18, on: today)])
      }
      let born = FormDateField("Born", form.field(\.born)).with { $0.range = first...last }
      stage.put(born)
      stage.show()
      born.focus()
      typeText("2021-01-01")
      stage.focusNothing()
      XCTAssertEqual(born.shownMessages, ["Enter a date from 01/01/1990 to 12/31/2020"])
      XCTAssertNil(form.born)
      born.value = last
      XCTAssertEqual(born.shownMessages, ["Enter a date of birth at least 18 years ago"])
      born.value = first
      XCTAssertTrue(form.isValid)
    }
  }

  func testHasOneBoundWithoutTheOther() throws {
    let (first, last) = try (day("1990-01-01"), day("2020-12-31"))
    onStage { stage in
      let born = FormDateField("Born")
      stage.put(born)
      stage.show()
      born.minimum = first
      born.focus()
      typeText("12/31/1989")
      XCTAssertEqual(born.messages, ["Enter 01/01/1990 or later"])
      (born.minimum, born.maximum) = (nil, last)
      press("ctrl+a")
      typeText("01/01/2021")
      XCTAssertEqual(born.messages, ["Enter 12/31/2020 or earlier"])
    }
  }

  func testIsBoundToAFieldThatAlwaysHasAValue() throws {
    let start = try day("2026-03-09")
    onStage { stage in
      let form = Form(Visit(day: start)) { FieldValidation(\.day, rules: [.isAfter(start)]) }
      let visit = FormDateField("Visit", form.field(\.day))
      stage.put(visit)
      stage.show()
      XCTAssertEqual(text(in: visit), "03/09/2026")
      visit.focus()
      press("ctrl+a", "BackSpace")
      stage.focusNothing()
      XCTAssertEqual(visit.shownMessages, ["Enter a date"])
      XCTAssertEqual(form.day, start)
      visit.focus()
      typeText("2026-03-10")
      XCTAssertTrue(form.isValid)
      XCTAssertEqual(form.day.description, "2026-03-10")
    }
  }

  func testIsChosenInACalendar() {
    onStage { stage in
      let visit = FormDateField("Visit", value: CalendarDate("2026-03-09"))
      stage.put(visit)
      stage.show()
      visit.focus()
      press("Tab")
      press("space")
      press("Right", "Down", "Page_Down", "Return")
      assertSoon(visit.value, CalendarDate("2026-04-17"))
      XCTAssertEqual(text(in: visit), "04/17/2026")
      assertSoon(focusedWidget(around: visit), innerText(in: visit))
      press("alt+Down")
      press("Left", "Escape")
      XCTAssertEqual(visit.value, CalendarDate("2026-04-17"))
      visit.isEditable = false
      visit.focus()
      press("alt+Down")
      press("Return")
      XCTAssertEqual(visit.value, CalendarDate("2026-04-17"))
    }
  }

  func testNamesTheButtonsOfTheCalendar() {
    onStage { stage in
      let visit = FormDateField("Visit", value: CalendarDate("2026-03-09"))
      stage.put(visit)
      stage.show()
      visit.focus()
      press("alt+Down")
      for (name, month, year) in [
        ("Next Month", 4, 2026), ("Next Year", 4, 2027), ("Previous Month", 3, 2027),
        ("Previous Year", 3, 2026),
      ] {
        let buttons = visible(gtk_button_get_type(), in: visit.widget.pointer).filter {
          gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == name
        }
        XCTAssertEqual(buttons.count, 1, name)
        guard let button = buttons.first,
          let calendar = gtk_widget_get_ancestor(
            button, gtk_calendar_get_type())
        else { return XCTFail(name) }
        assertName(OpaquePointer(button), name)
        click(button)
        let date = gtk_calendar_get_date(OpaquePointer(calendar))
        XCTAssertEqual(Int(g_date_time_get_month(date)), month, name)
        XCTAssertEqual(Int(g_date_time_get_year(date)), year, name)
        g_date_time_unref(date)
      }
      press("Escape")
    }
  }

  func testIsReadByAScreenReader() {
    onStage { stage in
      let born = FormDateField("Born", .required("Enter it"), hint: "As in your passport")
      stage.put(born)
      let entry = OpaquePointer(visible(gtk_entry_get_type(), in: born.widget.pointer)[0])
      XCTAssertNotEqual(
        gtk_test_accessible_has_relation(entry, GTK_ACCESSIBLE_RELATION_LABELLED_BY), 0)
      assertDescription(entry, "required\nAs in your passport")
      born.performValidation()
      assertDescription(entry, "Enter it")
      assertInvalid(entry, true)
      assertName(
        OpaquePointer(visible(gtk_toggle_button_get_type(), in: born.widget.pointer)[0]),
        "Open the Calendar")
    }
  }

  func testIsPartOfAnInterfaceFile() throws {
    try onStage { stage in
      let interface = try InterfaceFile(
        text: """
          <interface>
            <object class="FormDateField" id="born">
              <property name="title">Born</property>
              <property name="minimum">1900-01-01</property>
              <property name="maximum">2026-12-31</property>
              <property name="value">1990-03-09</property>
            </object>
            <object class="FormDateField" id="wrong">
              <property name="title">Wrong</property>
              <property name="value">09/03/1990</property>
              <property name="minimum">2026-01-01</property>
              <property name="maximum">2025-01-01</property>
            </object>
          </interface>
          """)
      let warnings = Warnings.take().joined()
      XCTAssertTrue(
        warnings.contains("The value “09/03/1990” of “Wrong” isn't of type CalendarDate."), warnings
      )
      XCTAssertTrue(
        warnings.contains(
          "“Wrong” accepts no date: its minimum 2026-01-01 is above its maximum 2025-01-01."),
        warnings)
      let born = try interface.element("born", as: FormDateField.self)
      stage.put(born)
      stage.put(try interface.element("wrong", as: FormDateField.self))
      XCTAssertEqual(text(in: born), "03/09/1990")
      XCTAssertEqual(born.minimum, CalendarDate("1900-01-01"))
    }
  }
}

nonisolated private struct Passport {
  var born: CalendarDate?
}

nonisolated private struct Visit {
  var day: CalendarDate
}

private func day(_ text: String) throws -> CalendarDate {
  try XCTUnwrap(CalendarDate(text))
}

@MainActor
private func text(in control: FormControl) -> String {
  let entry = visible(gtk_entry_get_type(), in: control.widget.pointer)[0]
  return String(cString: gtk_editable_get_text(OpaquePointer(entry)))
}

@MainActor
private func innerText(in control: FormControl) -> WidgetPointer {
  visible(gtk_text_get_type(), in: control.widget.pointer)[0]
}

@MainActor
private func placeholder(in control: FormControl) -> String {
  let text = UnsafeMutableRawPointer(innerText(in: control)).assumingMemoryBound(to: GtkText.self)
  return String(cString: gtk_text_get_placeholder_text(text))
}
