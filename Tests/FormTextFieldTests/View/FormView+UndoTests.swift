import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormViewUndoTests: HostedTestCase {
  func testUndoesAcrossAllControlsAndFocusesTheOneThatChanges() {
    withTrip { trip in
      typeText("Mei Lin")
      press("Tab", "space", "Tab")
      typeText("12a")
      press("Tab")
      typeText("Rome and Pisa")
      assertSoon(trip.form.notes, "Rome and Pisa")
      press("ctrl+z", "ctrl+z")
      assertSoon(trip.form.notes, "Rome ")
      press("ctrl+z")
      assertSoon(trip.form.notes, "")
      press("ctrl+z")
      assertSoon(trip.isFocused(trip.age))
      XCTAssertTrue(trip.age.isValid)
      press("ctrl+z")
      assertSoon(trip.isFocused(trip.isOpen) && !trip.form.isOpen)
      press("ctrl+z")
      assertSoon(trip.isFocused(trip.name) && trip.form.name == "Mei ")
      press("ctrl+z", "ctrl+z")
      assertSoon(trip.form.state, UndoTrip.Values())
      for _ in 0..<9 { press("ctrl+shift+z") }
      assertSoon(trip.form.notes, "Rome and Pisa")
      XCTAssertEqual(trip.form.name, "Mei Lin")
      XCTAssertFalse(trip.age.isValid)
      XCTAssertTrue(trip.isFocused(trip.notes))
    }
  }

  func testTypingOverASelectionIsOneChange() {
    withTrip { trip in
      typeText("Mei")
      assertSoon(trip.form.name, "Mei")
      var names: [String] = []
      let observation = trip.form.observe { [unowned form = trip.form] in names.append(form.name) }
      press("ctrl+a")
      typeText("Z")
      assertSoon(trip.form.name, "Z")
      XCTAssertFalse(names.contains(""), "\(names)")
      press("ctrl+z")
      assertSoon(trip.form.name, "Mei")
      press("ctrl+a", "BackSpace")
      assertSoon(trip.form.name, "")
      press("ctrl+z")
      assertSoon(trip.form.name, "Mei")
      withExtendedLifetime(observation) {}
    }
  }

  func testTypingOverASelectionIsOneChangeInTextOfSeveralLines() {
    withTrip { trip in
      trip.notes.focus()
      typeText("Rome")
      assertSoon(trip.form.notes, "Rome")
      press("ctrl+a")
      typeText("P")
      assertSoon(trip.form.notes, "P")
      press("ctrl+z")
      assertSoon(trip.form.notes, "Rome")
    }
  }

  func testPutsTheCaretWhereTheTextChanges() {
    withTrip { trip in
      typeText("one four")
      press("Left", "Left", "Left", "Left")
      typeText("two ")
      assertSoon(trip.form.name, "one two four")
      press("Tab", "Tab", "Tab")
      press("ctrl+z")
      assertSoon(trip.isFocused(trip.name))
      XCTAssertEqual(trip.form.name, "one four")
      typeText("2")
      assertSoon(trip.form.name, "one 2four")
    }
  }

  func testUndoesWhereverTheFocusIsInTheWindow() {
    withTrip { trip in
      typeText("Mei")
      assertSoon(trip.form.name, "Mei")
      gtk_widget_grab_focus(trip.controller.view.content.submitButton.pointer)
      press("ctrl+z")
      assertSoon(trip.form.name == "" && trip.isFocused(trip.name))
      press("ctrl+y")
      assertSoon(trip.form.name == "Mei" && trip.isFocused(trip.name))
    }
  }

  func testUndoesInTheOnlyFormIfNothingHasTheFocus() {
    withTrip { trip in
      typeText("Mei")
      assertSoon(trip.form.name, "Mei")
      trip.controller.window.clearFocus()
      press("ctrl+z")
      // There are two forms, or the popover keeps the keys.
      let isLeftAlone = [.besideAnotherForm, .popover].contains(trip.controller.kind)
      assertSoon(trip.form.name, isLeftAlone ? "Mei" : "")
    }
  }

  func testATextOfTheProgramHasItsOwnUndo() {
    withTrip { trip in
      typeText("Mei")
      gtk_widget_grab_focus(trip.other)
      typeText("x")
      press("ctrl+z")
      XCTAssertEqual(trip.form.name, "Mei")
      XCTAssertEqual(String(cString: gtk_editable_get_text(OpaquePointer(trip.other))), "")
    }
  }

  func testASecretIsUndoneAsAWholeAndStaysHidden() {
    withTrip { trip in
      trip.password.focus()
      typeText("one two")
      assertSoon(trip.form.password, "one two")
      trip.password.entry.isRevealed = true
      press("ctrl+z")
      assertSoon(trip.form.password, "")
      XCTAssertFalse(trip.password.entry.isRevealed)
      press("ctrl+y")
      assertSoon(trip.form.password, "one two")
      XCTAssertFalse(trip.password.entry.isRevealed)
      trip.password.entry.isRevealed = true
      trip.form.undo()
      XCTAssertFalse(trip.password.entry.isRevealed, "before the other text is shown")
    }
  }

  func testBringsRowsBackAndFocusesThem() {
    withTrip { trip in
      trip.form.update {
        $0.guests = [UndoTrip.Guest(id: 1, name: "Mei"), UndoTrip.Guest(id: 2, name: "Ada")]
      }
      trip.guest(0).focus()
      typeText("x")
      assertSoon(trip.form.guests.map(\.name), ["Meix", "Ada"])
      trip.press("Remove Guest 1")
      assertSoon(trip.form.guests.map(\.name), ["Ada"])
      press("ctrl+z")
      assertSoon(trip.form.guests.map(\.name), ["Meix", "Ada"])
      assertSoon(trip.isFocused(trip.guest(0)))
      press("ctrl+z")
      assertSoon(trip.form.guests.map(\.name), ["Mei", "Ada"])
      XCTAssertTrue(trip.isFocused(trip.guest(0)))
      trip.press("Move Guest 1 Down")
      assertSoon(trip.form.guests.map(\.name), ["Ada", "Mei"])
      press("ctrl+z")
      assertSoon(trip.form.guests.map(\.name), ["Mei", "Ada"])
      trip.press("Add")
      assertSoon(trip.form.guests.count, 3)
      press("ctrl+z")
      assertSoon(trip.form.guests.count, 2)
      assertSoon(trip.isFocused(trip.guest(1)))
    }
  }

  func testUndoesNothingDuringASubmit() {
    withTrip { trip in
      typeText("Mei")
      assertSoon(trip.form.name, "Mei")
      var proceed: CheckedContinuation<Void, Never>?
      trip.form.onSubmit { _ in await withCheckedContinuation { proceed = $0 } }
      trip.controller.submit()
      assertSoon(proceed != nil)
      press("ctrl+z")
      XCTAssertEqual(trip.form.name, "Mei")
      proceed?.resume()
      assertSoon(!trip.controller.view.isSubmitting)
      XCTAssertFalse(trip.form.canUndo)
    }
  }

  private func withTrip(_ body: @MainActor (UndoTrip) -> Void) {
    expectRelease { [host] in UndoTrip.show(in: host, $0, body) }
  }
}
