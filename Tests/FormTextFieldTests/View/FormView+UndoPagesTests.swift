import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Undo and redo of changes that aren't visible.
final class FormViewUndoPagesTests: HostedTestCase {
  func testOpensASectionAndTurnsToAPageToFocusAChange() {
    expectRelease { [host] lifetimes in
      let form = Form(Values()) {}
      let name = FormTextField("Name", form.field(\.name))
      let notes = FormTextArea("Notes", form.field(\.notes))
      let age = FormNumberField("Age", form.field(\.age))
      let section = FormSection("More", isCollapsible: true) { notes }
      let pages = FormPages {
        FormPage("First") {
          name
          section
        }
        FormPage("Second") { age }
      }
      show(pages, of: form, in: host, lifetimes) {
        section.isExpanded = true
        notes.focus()
        typeText("Rome")
        assertSoon(form.notes, "Rome")
        name.focus()
        section.isExpanded = false
        typeText("Mei")
        assertSoon(form.name, "Mei")
        press("Return")
        assertSoon(hasFocus(within: age.widget.pointer))
        typeText("12a")
        assertSoon(!age.isValid)
        press("ctrl+z", "ctrl+z")
        assertSoon(form.name == "" && hasFocus(within: name.widget.pointer))
        XCTAssertTrue(isMapped(name))
        press("ctrl+z")
        assertSoon(form.notes == "" && hasFocus(within: notes.widget.pointer))
        XCTAssertTrue(section.isExpanded)
        XCTAssertTrue(isMapped(notes))
        section.isExpanded = false
        for _ in 0..<3 { press("ctrl+shift+z") }
        assertSoon(!age.isValid && hasFocus(within: age.widget.pointer))
        XCTAssertTrue(isMapped(age))
        XCTAssertTrue(section.isExpanded, "one of the changes was there")
      }
    }
  }

  func testDoesNotTurnToAPageThatARedoneChangeHides() {
    expectRelease { [host] lifetimes in
      let form = Form(Values()) {
        FormValidation(when: { !$0.hidesNotes }) { FieldValidation(\.notes) }
      }
      let name = FormTextField("Name", form.field(\.name))
      let notes = FormTextArea("Notes", form.field(\.notes))
      notes.onChange { [unowned form] in if form.notes == "x" { form.hidesNotes = true } }
      let pages = FormPages {
        FormPage("First") { name }
        FormPage("Second") { notes }
      }
      show(pages, of: form, in: host, lifetimes) {
        notes.focus()
        typeText("x")
        assertSoon(form.hidesNotes && isMapped(name))
        press("ctrl+z")
        assertSoon(form.notes == "" && hasFocus(within: notes.widget.pointer))
        XCTAssertTrue(isMapped(notes))
        press("ctrl+shift+z")
        assertSoon(form.notes, "x")
        XCTAssertTrue(isMapped(name), "the page that is left, as the other has no field now")
      }
    }
  }
}

private struct Values: Equatable {
  var name = ""
  var notes = ""
  var age: Int?
  var hidesNotes = false
}

@MainActor private func show(
  _ pages: FormPages, of form: Form<Values>, in host: TestHost.Kind, _ lifetimes: Lifetimes,
  _ body: () -> Void
) {
  let host = TestHost(host, "Trip", FormView(form, submitTitle: "Go") { pages })
  lifetimes.watch(host, "the host")
  host.present()
  defer { host.close() }
  assertSoon(gtk_window_is_active(host.window.gtk) != 0)
  body()
}

@MainActor private func isMapped(_ control: FormControl) -> Bool {
  gtk_widget_get_mapped(control.widget.pointer) != 0
}
