import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

private struct Member {
  var name = ""
  var email = ""
  var isMember = false
  var street = ""
  var company = ""
  var guests: [Companion] = []
}

private struct Companion: Identifiable {
  var id = 0
  var name = ""
}

/// A form in the rows of boxed lists.
final class FormLookTests: WidgetTestCase {
  func testNeighborsShareAListAndATextParts() {
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

  func testANewRowOfACollectionHasTheLookToo() {
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

  func testTheLookOfTheProgramIsThatOfANewView() {
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
  var lists: [WidgetPointer] {
    descendants(of: view.widget.pointer).filter { gtk_widget_has_css_class($0, "boxed-list") != 0 }
  }

  func names(in list: WidgetPointer) -> [String] {
    view.controls.filter { $0.widget.isWithin(Widget(list)) }.map(\.name)
  }

  func visibleRows(of list: WidgetPointer) -> Int {
    Widget(list).children.count(where: \.isVisible)
  }

  private func descendants(of widget: WidgetPointer) -> [WidgetPointer] {
    Widget(widget).children.flatMap { [$0.pointer] + descendants(of: $0.pointer) }
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
  var area = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget.pointer, control.widget.pointer, &area)
  return area.origin.x
}
