import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormRowsEditingTests: WidgetTestCase {
  func testAddsARowAndFocusesIt() {
    onStage { stage in
      let form = makeGuestForm([])
      let rows = putGuests(form, on: stage)
      stage.show()
      press("Tab", "Return")
      assertSoon(form.guests.count, 1)
      assertSoon(stage.isFocused(rows.field(0)))
      press("a", "alt+d")
      assertSoon(form.guests.map(\.name), ["a", ""])
      assertSoon(stage.isFocused(rows.field(1)))
    }
  }

  func testRemovesARowAndFocusesTheNextOne() {
    onStage { stage in
      let form = makeGuestForm(["Mei", "Ada", "Bo"])
      let rows = putGuests(form, on: stage)
      stage.show()
      rows.press("Remove Guest 2")
      XCTAssertEqual(rows.texts, ["Mei", "Bo"])
      assertSoon(stage.isFocused(rows.field(1)))
      rows.press("Remove Guest 2")
      assertSoon(stage.isFocused(rows.field(0)))
      gtk_widget_grab_focus(rows.button("Remove Guest 1"))
      press("Delete")
      assertSoon(form.guests.isEmpty)
      assertSoon(gtk_widget_has_focus(rows.addButton) != 0)
    }
  }

  func testARowThatTheProgramRemovesLeavesTheFocusToItsNeighbor() {
    onStage { stage in
      let form = makeGuestForm(["Mei", "Ada", "Bo", "Eva"])
      let rows = putGuests(form, on: stage)
      stage.show()
      stage.focus(rows.field(2))
      form.guests.remove(at: 2)
      assertSoon(rows.texts, ["Mei", "Ada", "Eva"])
      assertSoon(stage.isFocused(rows.field(2)))
      typeText("x")
      assertSoon(rows.texts, ["Mei", "Ada", "Evax"])
      form.guests.removeLast()
      assertSoon(stage.isFocused(rows.field(1)))
      form.guests = []
      assertSoon(gtk_widget_has_focus(rows.addButton) != 0)
    }
  }

  func testDeleteInTextDoesNotRemoveARow() {
    onStage { stage in
      let form = makeGuestForm(["Mei", "Ada"])
      let rows = putGuests(form, on: stage)
      stage.show()
      rows.field(0).focus()
      press("Home", "Delete", "End", "Delete")
      assertSoon(rows.texts, ["ei", "Ada"])
    }
  }

  func testMovesARowWithButtonsAndKeys() {
    onStage { stage in
      let form = makeGuestForm(["Mei", "Ada", "Bo"])
      let rows = putGuests(form, on: stage)
      stage.show()
      let mei = rows.field(0)
      mei.focus()
      press("alt+Down")
      assertSoon(rows.texts, ["Ada", "Mei", "Bo"])
      XCTAssertTrue(stage.isFocused(mei))
      press("alt+Down", "alt+Down")
      assertSoon(rows.texts, ["Ada", "Bo", "Mei"])
      press("alt+Up")
      assertSoon(rows.texts, ["Ada", "Mei", "Bo"])
      gtk_widget_grab_focus(rows.button("Move Guest 2 Up"))
      rows.press("Move Guest 2 Up")
      XCTAssertEqual(rows.texts, ["Mei", "Ada", "Bo"])
      // The button of the first row is disabled, so the focus moves to the one beside it.
      assertSoon(gtk_widget_has_focus(rows.button("Move Guest 1 Down")) != 0)
      XCTAssertEqual(form.guests.map(\.name), rows.texts)
    }
  }

  func testKeepsTheNumberOfRowsWithinItsLimits() {
    onStage { stage in
      let form = makeGuestForm(["Mei", "Ada"])
      let rows = putGuests(form, on: stage, count: 1...3)
      rows.press("Remove Guest 1")
      XCTAssertEqual(gtk_widget_is_sensitive(rows.button("Add at least 1")), 0)
      click(rows.addButton)
      XCTAssertEqual(gtk_widget_is_sensitive(rows.addButton), 1)
      click(rows.addButton)
      XCTAssertEqual(form.guests.count, 3)
      XCTAssertEqual(gtk_widget_is_sensitive(rows.addButton), 0)
      rows.press("Remove Guest 1")
      XCTAssertEqual(gtk_widget_is_sensitive(rows.addButton), 1)
    }
  }

  func testIsInsensitiveWhileItIsNotEditable() {
    onStage { stage in
      let form = makeGuestForm(["Mei"])
      let rows = putGuests(form, on: stage)
      rows.isEditable = false
      XCTAssertEqual(gtk_widget_is_sensitive(rows.addButton), 0)
      XCTAssertEqual(gtk_widget_is_sensitive(rows.button("Remove Guest 1")), 0)
      XCTAssertTrue(rows.field(0).isEditable)
      rows.isEditable = true
      rows.press("Remove Guest 1")
      XCTAssertEqual(form.guests.count, 0)
    }
  }
}
