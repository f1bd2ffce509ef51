import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A form in the rows of boxed lists.
final class FormLookTests: WidgetTestCase {
  func testNeighborsShareAListAndTextSeparatesThem() {
    withRows { rows in
      let lists = rows.lists
      XCTAssertEqual(lists.count, 4, "the first two, the section's, the switch's, the guest's")
      XCTAssertEqual(rows.names(in: lists[0]), ["Name", "Email"])
      XCTAssertEqual(rows.names(in: lists[1]), ["Street", "Company"])
      XCTAssertEqual(rows.names(in: lists[2]), ["Member"])
    }
  }

  func testARowIsHiddenWithItsFieldAndAListWithItsRows() {
    withRows { rows in
      let section = rows.lists[1]
      XCTAssertEqual(rows.visibleRows(of: section), 1, "the company is for members")
      rows.form.isMember = true
      assertSoon(rows.visibleRows(of: section), 2)
      rows.form.isMember = false
      assertSoon(rows.visibleRows(of: section), 1)
      rows.street.widget.isVisible = false
      assertSoon(gtk_widget_get_visible(section) == 0)
      rows.street.widget.isVisible = true
      assertSoon(gtk_widget_get_visible(section) != 0)
    }
  }

  func testANewRowHasTheLookToo() {
    withRows { rows in
      rows.form.guests.append(Companion(id: 1))
      let guest = rows.view.controls.first { $0.name == "Guest" }
      XCTAssertEqual(guest?.look, .rows)
    }
  }

  func testASectionCanHaveItsOwnLook() {
    withRows { rows in
      rows.section.look = .plain
      XCTAssertEqual(rows.street.look, .plain)
      XCTAssertEqual(rows.name.look, .rows)
      rows.section.look = nil
      XCTAssertEqual(rows.street.look, .rows)
    }
  }

  func testACollapsibleSectionWithRowsInAPlainViewHasTheirFrame() {
    withMemberView { form in
      FormSection("_Address", isCollapsible: true) {
        FormTextField("_Street", form.field(\.street))
      }.with { $0.look = .rows }
    } body: { view in
      view.look = .plain
      let lists = frames(in: view.widget)
      XCTAssertEqual(lists.count, 1)
      let header = Widget(visible(gtk_expander_get_type(), in: view.widget.pointer)[0]).parent
      XCTAssertEqual(header?.firstChild?.className, "GtkExpander", "the arrow is at the start")
    }
  }

  func testContentThatIsNotARowKeepsItsDistanceFromTheFrame() {
    for look in FormLook.allCases {
      withMemberView { form in
        FormSection("_Address", isCollapsible: true) {
          "Where we deliver"
          FormRows("G_uests", form, each: \.guests, adding: { Companion() }) { guest in
            FormTextField("Guest", guest.field(\.name))
          }
        }.with {
          $0.look = look
          $0.isExpanded = true
        }
        FormColumns {
          FormTextField("_Street", form.field(\.street))
          "Without number"
        }
      } body: { view in
        view.look = .rows
        let list = Widget(frames(in: view.widget)[0])
        for text in ["Where we deliver", "Guests", "Without number"] {
          let label = visible(gtk_label_get_type(), in: view.widget.pointer)
            .first { String(cString: gtk_label_get_text(OpaquePointer($0))) == text }
          assertSoon(label.map { left(of: Widget($0), in: list) >= 12 } == true)
        }
      }
    }
  }

  func testLabelsBesideTheirEditorsHaveNoFrame() {
    withMemberView { form in
      FormColumns(.labelsBeside) { FormTextField("_Street", form.field(\.street)) }
    } body: { view in
      view.look = .rows
      XCTAssertEqual(frames(in: view.widget).count, 0)
    }
  }

  func testACompactChoiceEndsWhereADropDownEnds() {
    withMemberView { form in
      FormChoice("_Color", form.field(\.color), options: ["Red", "Blue"])
      FormMultipleChoice("_Sizes", form.field(\.sizes), options: [1, 2]).with {
        $0.isCompact = true
      }
    } body: { view in
      view.look = .rows
      let before = right(of: view.controls[0].frame.focusWidget, in: view.widget)
      spin(until: right(of: view.controls[0].frame.focusWidget, in: view.widget) != before)
      let ends = view.controls.map { right(of: $0.frame.focusWidget, in: view.widget) }
      XCTAssertEqual(ends[0], ends[1])
    }
  }

  func testTheFocusAndTheCaretStayWhenTheLookChanges() {
    let isFilled = FormValidation<Member> {
      FieldValidation(\.name, .required)
      FieldValidation(\.street, .required)
    }
    withMemberView(isFilled) { form in
      FormTextField("_Name", form.field(\.name))
      FormSection("_Address", isCollapsible: true) {
        FormTextField("_Street", form.field(\.street))
      }
      FormSwitch("_Member", form.field(\.isMember))
    } body: { view in
      for control in view.controls {
        control.focus()
        assertSoon(control.handlers.isFocused)
        let entry = control.frame.focusWidget as? Entry
        var left = 0
        control.onLeave { left += 1 }
        for look in [FormLook.rows, .plain, .rows] {
          view.look = look
          press("Shift_L")
          XCTAssertTrue(isFocused(control), "\(control.name) in \(look)")
          XCTAssertEqual(view.controls.flatMap(\.shownMessages), [])
          XCTAssertEqual(left, 0)
        }
        guard let entry else { continue }
        typeText("Mei")
        entry.caret = 1
        view.look = .plain
        press("Shift_L")
        XCTAssertTrue(isFocused(control))
        XCTAssertEqual(entry.caret, 1)
        XCTAssertFalse(entry.hasSelection)
      }
      view.controls[2].look = .plain
      press("Shift_L")
      XCTAssertTrue(isFocused(view.controls[2]))
    }
  }

  func testTheLookCanChangeAndTheErrorsStay() {
    withRows { rows in
      rows.view.submit()
      let messages = rows.view.controls.map(\.shownMessages)
      let texts = Set(labels(in: rows.view.widget.pointer))
      for look in [FormLook.plain, .rows, .plain] {
        rows.view.look = look
        XCTAssertEqual(rows.view.controls.map(\.shownMessages), messages)
        XCTAssertEqual(Set(labels(in: rows.view.widget.pointer)), texts)
        XCTAssertEqual(rows.lists.isEmpty, look == .plain)
      }
    }
  }

  func testASwitchIsAtTheEndOfItsRowBesideItsMessage() {
    withRows { rows in
      let member = rows.member
      member.setError("Ask a member first")
      let end = member.frame.editorWidget
      assertSoon(member.frame.messageLine?.box.isMapped == true)
      guard let line = member.frame.messageLine?.box else { return XCTFail("There is no message.") }
      assertSoon(left(of: end, in: member) > left(of: line, in: member) + 50)
    }
  }

  func testANewViewHasTheLookOfTheProgram() {
    onStage { stage in
      FormLook.standard = .rows
      defer { FormLook.standard = .plain }
      let form = Form(Member()) {}
      let name = FormTextField("Name", form.field(\.name))
      let view = FormView(form, submitTitle: "Save") { name }
      stage.lifetimes.watch(name)
      XCTAssertEqual(view.look, .rows)
      XCTAssertEqual(name.look, .rows)
      view.end()
    }
  }
}

@MainActor
private final class Rows {
  let form: Form<Member>
  let name: FormTextField
  let member: FormSwitch
  let street: FormTextField
  let section: FormSection
  let view: FormView

  init() {
    let form = Form(Member(guests: [Companion()])) {
      FieldValidation(\.name, .required)
      FieldValidation(\.email, .required, rules: [.isEmail])
      FieldValidation(\.company, when: { $0.isMember })
    }
    self.form = form
    let name = FormTextField("_Name", form.field(\.name))
    let member = FormSwitch("_Member", form.field(\.isMember))
    let street = FormTextField("S_treet", form.field(\.street))
    let section = FormSection("Address") {
      street
      FormTextField("_Company", form.field(\.company))
    }
    view = FormView(form, submitTitle: "Sa_ve") {
      name
      FormTextField("_Email", form.field(\.email))
      section
      member
      "Who comes along?"
      FormRows("G_uests", form, each: \.guests, adding: { Companion(id: 9) }) { guest in
        FormTextField("Guest", guest.field(\.name))
      }
    }
    (self.name, self.member, self.street, self.section) = (name, member, street, section)
    view.look = .rows
  }

  /// The framed lists, from top to bottom.
  var lists: [WidgetPointer] { frames(in: view.widget) }

  func names(in list: WidgetPointer) -> [String] {
    view.controls.filter { $0.widget.isWithin(Widget(list)) }.map(\.name)
  }

  func visibleRows(of list: WidgetPointer) -> Int {
    Widget(list).children.count(where: \.isVisible)
  }
}

/// Returns the framed lists in a widget, from top to bottom.
@MainActor
private func frames(in widget: Widget) -> [WidgetPointer] {
  widget.children.flatMap { child in
    (gtk_widget_has_css_class(child.pointer, "boxed-list") != 0 ? [child.pointer] : [])
      + frames(in: child)
  }
}

extension WidgetTestCase {
  fileprivate func withRows(_ body: @MainActor (Rows) -> Void) {
    MainActor.assumeIsolated {
      let rows = Rows()
      let window = Window(title: "Rows")
      window.content = rows.view.widget
      window.present()
      spin(until: rows.name.widget.isMapped)
      body(rows)
      window.destroy()
    }
  }
}

@MainActor
private func left(of widget: Widget, in control: FormControl) -> Float {
  left(of: widget, in: control.widget)
}

@MainActor
private func left(of widget: Widget, in other: Widget) -> Float {
  var area = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget.pointer, other.pointer, &area)
  return area.origin.x
}

@MainActor
private func isFocused(_ control: FormControl) -> Bool {
  focusedWidget(around: control).map { Widget($0).isWithin(control.frame.focusWidget) } ?? false
}

@MainActor
private func right(of widget: Widget, in other: Widget) -> Float {
  var area = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget.pointer, other.pointer, &area)
  return area.origin.x + area.size.width
}
