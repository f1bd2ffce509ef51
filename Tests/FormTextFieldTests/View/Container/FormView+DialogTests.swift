import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// A view in a program's own libadwaita dialog asks before the user closes the dialog.
final class FormViewDialogTests: WidgetTestCase {
  func testALibadwaitaDialogAsksBeforeItCloses() {
    for key in ["Escape", "alt+a"] {
      withGuestInDialog { guest, _ in
        typeText("Mei")
        press(key)
        assertSoon(openTexts.contains("Your changes to “New guest” haven't been submitted"), key)
        choose("Keep Editing")
        XCTAssertEqual(guest.form.name, "Mei")
        assertSoon(guest.name.widget.hasFocusWithin)
        press(key)
        assertSoon(openButton("Discard") != nil)
        choose("Discard")
        assertSoon(!guest.view.widget.isMapped)
      }
    }
  }

  func testALibadwaitaDialogWithoutChangesClosesImmediately() {
    withGuestInDialog { guest, _ in
      press("Escape")
      assertSoon(!guest.view.widget.isMapped)
    }
  }

  func testALibadwaitaDialogClosesAfterItsFormHasLeft() {
    withGuestInDialog { guest, dialog in
      typeText("Mei")
      let button = Button("Next")
      AdwaitaFunctions.call("adw_dialog_set_child", dialog, button)
      assertSoon(button.isMapped)
      button.grabFocus()
      press("Escape")
      assertSoon(!button.isMapped)
      XCTAssertEqual(guest.form.name, "Mei")
    }
  }

  func testAFormMovedToAnotherDialogIsClosedWithThatOne() {
    withGuestInDialog { guest, first in
      let button = Button("Next")
      AdwaitaFunctions.call("adw_dialog_set_child", first, button)
      inDialog(guest.view.widget) { second in
        AdwaitaFunctions.call("adw_dialog_close", first, nil)
        assertSoon(!button.isMapped)
        XCTAssertTrue(guest.view.widget.isMapped)
        AdwaitaFunctions.call("adw_dialog_close", second, nil)
        assertSoon(!guest.view.widget.isMapped)
      }
    }
  }

  func testEscapeClosesADialogWhoseFormHasMovedToAnotherOverTheSameWindow() {
    withGuestInDialog { guest, first in
      let button = Button("Next")
      AdwaitaFunctions.call("adw_dialog_set_child", first, button)
      assertSoon(button.isMapped)
      guard let second = AdwaitaFunctions.make("adw_dialog") else { return XCTFail("no dialog") }
      AdwaitaFunctions.call("adw_dialog_set_child", second, guest.view.widget)
      AdwaitaFunctions.call("adw_dialog_present", second, Window(around: first))
      assertSoon(guest.view.widget.isMapped)
      press("Escape")
      assertSoon(!guest.view.widget.isMapped)
      press("Escape")
      assertSoon(!button.isMapped)
    }
  }

  func testAProgramCanAnswerTheUserOfADialogItself() {
    MainActor.assumeIsolated {
      var attempts = 0
      withGuestInDialog {
        $0["can-close"] = false
        $0.connect("close-attempt") { attempts += 1 }
      } body: { guest, dialog in
        typeText("Mei")
        press("Escape")
        assertSoon(attempts, 1)
        XCTAssertNil(openButton("Discard"))
        XCTAssertTrue(guest.view.widget.isMapped)
        dialog.forceCloseDialog()
        assertSoon(!guest.view.widget.isMapped)
      }
    }
  }

  func testADialogInALibadwaitaWindowClosesBeforeTheFormBelowIt() {
    if !Libadwaita.hasDialogs { return }
    withGuest { guest in
      show(guest.view.widget, in: .firstPage) {
        guest.form.name = "Mei"
        let form = Form(GuestDetails()) { FieldValidation(\.name, .required) }
        let dialog = FormDialog("New Account", form, submitTitle: "_Create") {
          FormTextField("_Name", form.field(\.name))
        }
        var hasEnded = false
        Task { [widget = guest.view.widget] in
          _ = await dialog.run(over: widget)
          hasEnded = true
        }
        assertSoon(dialog.view.widget.isMapped)
        form.name = "Ada"
        for answer in ["Keep Editing", "Discard"] {
          guest.view.requestClose()
          assertSoon(
            openTexts.contains("Your changes to “New Account” haven't been submitted"), answer)
          choose(answer)
          assertSoon(hasEnded == (answer == "Discard") && openButton("Discard") == nil, answer)
          XCTAssertEqual(guest.form.name, "Mei")
        }
        guest.view.requestClose()
        assertSoon(openButton("Discard") != nil)
        choose("Discard")
        assertSoon(!guest.view.widget.isMapped)
      }
    }
  }
}

/// Runs a test with a form in a libadwaita dialog, if there are any.
private func withGuestInDialog(
  prepare: @MainActor (Widget) -> Void = { _ in }, body: @MainActor (GuestView, Widget) -> Void
) {
  if !Libadwaita.hasDialogs { return }
  withGuest { guest in
    inDialog(guest.view.widget, prepare: prepare) { dialog in
      assertSoon(guest.name.widget.hasFocusWithin)
      body(guest, dialog)
    }
  }
}
