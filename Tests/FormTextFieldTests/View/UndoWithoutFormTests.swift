import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Undo in controls without a form, and in controls of a form other than the window's.
final class UndoWithoutFormTests: WidgetTestCase {
  func testOrdersTheChangesOfControlsWithoutAForm() {
    MainActor.assumeIsolated {
      let first = FormTextField("First")
      let second = FormCheckButton("Second")
      let window = FormWindowController(
        "Fields",
        FormView([first, second], submitTitle: "Go") {})
      defer { window.close() }
      window.present()
      spin(until: gtk_window_is_active(window.window.gtk) != 0)
      typeText("a")
      press("Tab", "space", "shift+Tab", "End")
      typeText("b")
      assertSoon(first.text == "ab" && second.value)
      press("ctrl+z")
      assertSoon(first.text == "a" && second.value)
      press("ctrl+z")
      assertSoon(first.text == "a" && !second.value)
      XCTAssertTrue(hasFocus(within: second.widget.pointer))
      press("ctrl+z")
      assertSoon(first.text, "")
      press("ctrl+y", "ctrl+y")
      assertSoon(first.text == "a" && second.value)
      typeText(" ")
      assertSoon(!second.value)
      press("ctrl+y")
      XCTAssertEqual(first.text, "a", "a newer change leaves nothing to redo")
    }
  }

  func testChangesByTheProgramAreNotUndone() {
    MainActor.assumeIsolated {
      let server = FormTextField("Server", text: "mail.example.org")
      let port = FormNumberField<Int>("Port", value: 25)
      let window = FormWindowController(
        "Mail", FormView([server, port], submitTitle: "Go", onSubmit: {}))
      defer { window.close() }
      XCTAssertEqual(server.text, "mail.example.org")
      XCTAssertFalse(server.field.status.isDirty)
      window.present()
      spin(until: gtk_window_is_active(window.window.gtk) != 0)
      server.text = "mail.example.com"
      port.value = 993
      press("ctrl+z")
      XCTAssertEqual(server.text, "mail.example.com")
      XCTAssertEqual(port.value, 993)
      press("End")
      typeText("x")
      assertSoon(server.text, "mail.example.comx")
      press("ctrl+z", "ctrl+z")
      assertSoon(server.text, "mail.example.com")
      XCTAssertEqual(port.value, 993)
      server.reset()
      XCTAssertEqual(server.text, "mail.example.org")
    }
  }

  func testAStandaloneTextAreaHasAnInitialText() {
    onStage { stage in
      let letter = FormTextArea("Letter", text: "Dear Mei,")
      stage.put(letter)
      XCTAssertEqual(letter.text, "Dear Mei,")
      XCTAssertFalse(letter.field.status.isDirty)
    }
  }

  func testAControlElsewhereUsesTheHistoryOfItsForm() {
    onStage { stage in
      let form = Form(UndoTrip.Values()) {}
      let name = stage.field("Name", form.field(\.name))
      let notes = stage.field("Notes", form.field(\.notes))
      let alone = stage.field("Alone")
      stage.show()
      stage.focus(name)
      typeText("a")
      press("Tab", "b", "Tab", "c", "ctrl+z")
      assertSoon(alone.text, "")
      press("shift+Tab", "ctrl+z", "ctrl+z")
      assertSoon(form.name == "" && notes.text == "")
      XCTAssertTrue(stage.isFocused(name))
    }
  }

  func testAControlOfAnotherFormInTheWindowUsesTheHistoryOfThatForm() {
    MainActor.assumeIsolated {
      let form = Form(UndoTrip.Values()) {}
      let other = FormTextField("Other")
      let window = FormWindowController(
        "Fields",
        FormView(form, submitTitle: "Go") {
          FormTextField("Name", form.field(\.name))
          FormWidget(other.widget)
        })
      defer { window.close() }
      window.present()
      spin(until: gtk_window_is_active(window.window.gtk) != 0)
      typeText("a")
      press("Tab", "b", "ctrl+z")
      assertSoon(other.text, "")
      XCTAssertEqual(form.name, "a")
      press("shift+Tab", "ctrl+z")
      assertSoon(form.name, "")
    }
  }
}
