import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The features of the rows in GNOME's settings.
final class RowsOfGNOMETests: WidgetTestCase {
  func testANumberIsAtTheEndOfItsRow() {
    withMemberView { form in
      FormNumberField("_Age", form.field(\.age)).with { $0.unit = "years" }
    } body: { view in
      let age = view.controls[0]
      guard let title = age.frame.label, let entry = age.frame.focusWidget as? Entry else {
        return XCTFail("The control has no entry.")
      }
      for look in [FormLook.rows, .plain, .rows] {
        view.look = look
        assertSoon(
          isAfter(entry, title, in: view.widget) == (look == .rows))
        XCTAssertEqual(gtk_editable_get_alignment(entry.opaque), look == .rows ? 1 : 0)
      }
      clickOn(title.pointer)
      assertSoon(entry.hasFocusWithin)
    }
  }

  func testTheTitleOfAnEmptyRowIsCentered() {
    withMemberView { form in
      FormTextField("_Street", form.field(\.street))
      FormTextField("_Company", form.field(\.company)).with { $0.placeholder = "Acme" }
    } body: { view in
      let isEmpty = {
        view.controls.map { gtk_widget_has_css_class($0.widget.pointer, "empty") != 0 }
      }
      view.look = .plain
      XCTAssertEqual(isEmpty(), [false, false])
      view.look = .rows
      XCTAssertEqual(isEmpty(), [true, false], "a placeholder has the place")
      let street = view.controls[0]
      guard let entry = street.frame.focusWidget as? Entry, let title = street.frame.label else {
        return XCTFail("The control has no entry.")
      }
      let middle = { distance(of: title, in: street.widget) }
      view.controls[1].focus()
      assertSoon(abs(middle()) <= 2)
      street.focus()
      assertSoon(middle() < -6)
      entry.enter("Elm Street")
      XCTAssertEqual(isEmpty(), [false, false])
      view.controls[1].focus()
      assertSoon(middle() < -6)
      entry.enter("")
      XCTAssertEqual(isEmpty(), [true, false])
      street.title = "Street, house number and apartment"
      XCTAssertEqual(isEmpty(), [false, false], "it may need the whole width")
      for title in ["Корисничко име", "_Street", "_Passwort wiederholen"] {
        street.title = title
        XCTAssertEqual(isEmpty(), [true, false], title)
      }
      view.look = .plain
      XCTAssertEqual(isEmpty(), [false, false])
    }
  }

  func testALongTitleInLargePrintStaysAboveTheButtonsOfItsRow() {
    defer { MainActor.assumeIsolated { setTextScale(1) } }
    for scale in 1...2 {
      MainActor.assumeIsolated { setTextScale(scale) }
      withMemberView { form in
        FormTextField("_Street", form.field(\.street))
        FormTextField("Company and function", form.field(\.company))
      } body: { view in
        view.look = .rows
        let isEmpty = {
          view.controls.map { gtk_widget_has_css_class($0.widget.pointer, "empty") != 0 }
        }
        XCTAssertEqual(isEmpty(), [true, scale == 1])
        setTextScale(3 - scale)
        assertSoon(isEmpty() == [true, scale == 2])
      }
    }
  }

  func testATitleAndItsMarkShareABaseline() {
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      gtk_widget_set_default_direction(direction)
      let validation = FormValidation<Member> { FieldValidation(\.street, .required) }
      withMemberView(validation) { form in
        FormTextField("_Street and number", form.field(\.street))
        FormTextField("_Company", form.field(\.company))
      } body: { view in
        view.look = .rows
        view.fieldMark = .required
        let (street, company) = (view.controls[0], view.controls[1])
        guard let title = street.frame.label, let mark = street.frame.markLabel,
          let entry = street.frame.focusWidget as? Entry
        else { return XCTFail("The control has no mark.") }
        let (first, second) = direction == GTK_TEXT_DIR_LTR ? (title, mark) : (mark, title)
        for (text, focused) in [
          ("", company), ("", street), ("Elm Street", street), ("Elm Street", company),
        ] {
          entry.enter(text)
          focused.focus()
          let isInMiddle = text.isEmpty && focused === company
          assertSoon(abs(distance(of: title, in: street.widget)) <= 3, isInMiddle)
          let (left, right) = (area(of: first, in: view.widget), area(of: second, in: view.widget))
          XCTAssertLessThanOrEqual(left.origin.x + left.size.width, right.origin.x, text)
          XCTAssertEqual(
            baseline(of: title, in: view.widget), baseline(of: mark, in: view.widget),
            accuracy: 1, text)
        }
      }
    }
  }

  func testAMarkIsOnTheFirstLineOfItsTitle() {
    let validation = FormValidation<Member> { FieldValidation(\.street, .required) }
    withMemberView(validation) { form in
      FormTextField("Street, house number and apartment of the address in", form.field(\.street))
    } body: { view in
      view.fieldMark = .required
      let street = view.controls[0]
      street.title += " " + street.title
      guard let title = street.frame.label, let mark = street.frame.markLabel else {
        return XCTFail("The control has no mark.")
      }
      for look in [FormLook.plain, .rows] {
        view.look = look
        assertSoon(pango_layout_get_line_count(gtk_label_get_layout(title.opaque)) > 1)
        assertSoon(
          abs(baseline(of: title, in: view.widget) - baseline(of: mark, in: view.widget)) <= 1)
      }
    }
  }

  func testAnEditorOnItsOwnLineIsAboveTheHint() {
    MainActor.assumeIsolated { setTextScale(2) }
    defer { MainActor.assumeIsolated { setTextScale(1) } }
    let short = "Red"
    let long = "The color of the sea on the morning after a storm in November"
    withMemberView { form in
      FormChoice("_Color of the walls", form.field(\.color), options: [short, long]).with {
        $0.hint = "It can be changed later"
      }
    } body: { view in
      view.look = .rows
      let frame = view.controls[0].frame
      guard let hint = frame.messageLine?.box, let title = frame.header else {
        return XCTFail("The control has no hint.")
      }
      for text in [short, long, short] {
        (view.controls[0] as? FormChoice<String>)?.value = text
        assertSoon(isBelow(hint, title, in: view.widget))
        assertSoon(isBelow(frame.editorWidget, title, in: view.widget) == (text == long))
        assertSoon(isBelow(hint, frame.editorWidget, in: view.widget) == (text == long))
      }
    }
  }

  func testAClickAnywhereInAnEntryRowFocusesTheEntry() {
    withMemberView { form in
      FormTextField("_Street", form.field(\.street))
      FormTextField("_Company", form.field(\.company))
    } body: { view in
      view.look = .rows
      let company = view.controls[1]
      for y in [-3.0, 6, 16, 24, 33] {
        view.controls[0].focus()
        assertSoon(!company.frame.focusWidget.hasFocusWithin)
        clickOn(company.widget.pointer, y: y)
        if !spin(until: company.frame.focusWidget.hasFocusWithin) {
          clickOn(company.widget.pointer, y: y)
        }
        assertSoon(company.frame.focusWidget.hasFocusWithin)
      }
    }
  }

  func testAnEntryRowHasAPencilUntilItHasTheFocus() {
    let validation = FormValidation<Member> {
      FieldValidation(\.email).disabled(when: { _ in true })
    }
    withMemberView(validation) { form in
      FormTextField("_Street", form.field(\.street))
      FormTextField("_Company", form.field(\.company))
      FormTextField("_Name", form.field(\.name)).with { $0.isEditable = false }
      FormTextField("_Email", form.field(\.email))
    } body: { view in
      view.look = .rows
      view.controls[0].focus()
      for (control, hasPencil) in zip(view.controls, [false, true, false, true]) {
        let row = control.widget.pointer
        assertSoon(gtk_widget_get_width(row) > 0)
        assertSoon(pencilColors(in: control.widget) > 2, hasPencil)
      }
    }
  }

  func testAClickAnywhereInTheRowOfAnOptionChoosesIt() {
    withMemberView { form in
      FormChoice("_Color", form.field(\.color), options: ["Red", "Blue"], style: .radio)
      FormMultipleChoice("_Sizes", form.field(\.sizes), options: [1, 2])
    } body: { view in
      view.look = .rows
      for control in view.controls {
        let option = visible(gtk_check_button_get_type(), in: control.widget.pointer)[1]
        let width = { area(of: Widget(option), in: control.widget).size.width }
        assertSoon(
          width() > 0 && width() + 4 > area(of: control.widget, in: control.widget).size.width)
        XCTAssertGreaterThanOrEqual(gtk_widget_get_height(option), 20)
        clickOn(option)
        let button = UnsafeMutableRawPointer(option).assumingMemoryBound(to: GtkCheckButton.self)
        if !spin(until: gtk_check_button_get_active(button) != 0) { clickOn(option) }
        assertSoon(gtk_check_button_get_active(button) != 0)
      }
    }
  }
}

/// Returns the place of a widget in another one.
@MainActor
private func area(of widget: Widget, in other: Widget) -> graphene_rect_t {
  var area = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget.pointer, other.pointer, &area)
  return area
}

/// Returns how far the baseline of a label is below the top of another widget.
@MainActor
private func baseline(of label: Label, in other: Widget) -> Float {
  var y: gint = 0
  gtk_label_get_layout_offsets(label.opaque, nil, &y)
  let height = pango_layout_get_baseline(gtk_label_get_layout(label.opaque))
  var (start, end) = (graphene_point_t(), graphene_point_t())
  start.y = Float(y) + Float(height) / Float(PANGO_SCALE)
  _ = gtk_widget_compute_point(label.pointer, other.pointer, &start, &end)
  return end.y
}

/// Returns whether a widget is after another one on the same line.
@MainActor
private func isAfter(_ second: Widget, _ first: Widget, in other: Widget) -> Bool {
  let (first, second) = (area(of: first, in: other), area(of: second, in: other))
  return second.origin.x > first.origin.x + first.size.width
    && second.origin.y < first.origin.y + first.size.height
}

/// Returns whether a widget is on a line below another one.
@MainActor
private func isBelow(_ second: Widget, _ first: Widget, in other: Widget) -> Bool {
  let (first, second) = (area(of: first, in: other), area(of: second, in: other))
  return second.origin.y >= first.origin.y + first.size.height
}

/// Returns how far the middle of a widget is below that of the row around it.
@MainActor
private func distance(of widget: Widget, in row: Widget) -> Float {
  let (area, whole) = (area(of: widget, in: row), area(of: row, in: row))
  return area.origin.y + area.size.height / 2 - whole.origin.y - whole.size.height / 2
}

/// Returns the number of colors at the end of a row.
@MainActor
private func pencilColors(in row: Widget) -> Int {
  guard let drawn = DrawnWidget(row.pointer) else { return 0 }
  let area = area(of: row, in: row)
  let (width, height) = (Int(area.size.width), Int(area.size.height))
  return drawn.colorCount(in: width - 40..<width - 22, height / 2 - 9..<height / 2 + 9)
}
