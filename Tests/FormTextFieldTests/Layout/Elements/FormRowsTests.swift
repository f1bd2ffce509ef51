import CGtk
import GenericForm
import XCTest

@testable import FormTextField

final class FormRowsTests: WidgetTestCase {
  func testShowsTheControlsOfEachElement() {
    onStage { stage in
      let form = makeForm(["Mei", "Ada"])
      let rows = put(form, on: stage)
      XCTAssertEqual(
        labels(in: rows.widget),
        [
          "Guests", "Guest 1", "Name", "required", "Guest 2", "Name", "required", "Add a guest",
        ])
      XCTAssertEqual(rows.texts, ["Mei", "Ada"])
      XCTAssertTrue(rows.controls.last === rows)
      rows.field(1).text = "Bo"
      XCTAssertEqual(form.guests.map(\.name), ["Mei", "Bo"])
      form.guests[0].name = "Zoë"
      XCTAssertEqual(rows.texts, ["Zoë", "Bo"])
    }
  }

  func testFollowsTheProgram() {
    onStage { stage in
      let form = makeForm(["Mei", "Ada"])
      let rows = put(form, on: stage)
      let ada = rows.field(1)
      form.guests.swapAt(0, 1)
      XCTAssertEqual(rows.texts, ["Ada", "Mei"])
      XCTAssertTrue(rows.field(0) === ada)
      form.guests.append(Guest(id: 9, name: "Bo"))
      XCTAssertEqual(rows.texts, ["Ada", "Mei", "Bo"])
      form.guests = []
      XCTAssertEqual(labels(in: rows.widget), ["Guests", "Add a guest"])
      form.reset(to: Party(["Mei"]))
      XCTAssertEqual(rows.texts, ["Mei"])
    }
  }

  func testNamesTheRowOfEachErrorInASummary() {
    onStage { stage in
      let form = makeForm(["", "Ada", ""])
      let window = WindowForms([form], shownBy: [put(form, on: stage)])
      XCTAssertEqual(
        window.problems.map(\.text), ["Guest 1, Name: Enter a name", "Guest 3, Name: Enter a name"])
      form.guests.swapAt(1, 2)
      XCTAssertEqual(window.problems.last?.text, "Guest 2, Name: Enter a name")
      XCTAssertEqual(window.problems.last?.corrected.text, "Guest 2, Name")
    }
  }

  func testAddsARowAndFocusesIt() {
    onStage { stage in
      let form = makeForm([])
      let rows = put(form, on: stage)
      stage.show()
      press("Tab", "Return")
      XCTAssertTrue(spin(until: form.guests.count == 1))
      XCTAssertTrue(spin(until: stage.isFocused(rows.field(0))))
      press("a", "alt+d")
      XCTAssertTrue(spin(until: form.guests.map(\.name) == ["a", ""]))
      XCTAssertTrue(spin(until: stage.isFocused(rows.field(1))))
    }
  }

  func testRemovesARowAndFocusesTheOneInItsPlace() {
    onStage { stage in
      let form = makeForm(["Mei", "Ada", "Bo"])
      let rows = put(form, on: stage)
      stage.show()
      rows.press("Remove Guest 2")
      XCTAssertEqual(rows.texts, ["Mei", "Bo"])
      XCTAssertTrue(spin(until: stage.isFocused(rows.field(1))))
      rows.press("Remove Guest 2")
      XCTAssertTrue(spin(until: stage.isFocused(rows.field(0))))
      gtk_widget_grab_focus(rows.button("Remove Guest 1"))
      press("Delete")
      XCTAssertTrue(spin(until: form.guests.isEmpty))
      XCTAssertTrue(spin(until: gtk_widget_has_focus(rows.addButton) != 0))
    }
  }

  func testDeleteInATextRemovesNoRow() {
    onStage { stage in
      let form = makeForm(["Mei", "Ada"])
      let rows = put(form, on: stage)
      stage.show()
      rows.field(0).focus()
      press("Home", "Delete", "End", "Delete")
      XCTAssertTrue(spin(until: rows.texts == ["ei", "Ada"]))
    }
  }

  func testMovesARowByButtonsAndByKeys() {
    onStage { stage in
      let form = makeForm(["Mei", "Ada", "Bo"])
      let rows = put(form, on: stage)
      stage.show()
      let mei = rows.field(0)
      mei.focus()
      press("alt+Down")
      XCTAssertTrue(spin(until: rows.texts == ["Ada", "Mei", "Bo"]))
      XCTAssertTrue(stage.isFocused(mei))
      press("alt+Down", "alt+Down")
      XCTAssertTrue(spin(until: rows.texts == ["Ada", "Bo", "Mei"]))
      press("alt+Up")
      XCTAssertTrue(spin(until: rows.texts == ["Ada", "Mei", "Bo"]))
      gtk_widget_grab_focus(rows.button("Move Guest 2 up"))
      rows.press("Move Guest 2 up")
      XCTAssertEqual(rows.texts, ["Mei", "Ada", "Bo"])
      // The button of the first row is insensitive, and the focus goes to the one beside it.
      XCTAssertTrue(spin(until: gtk_widget_has_focus(rows.button("Move Guest 1 down")) != 0))
      XCTAssertEqual(form.guests.map(\.name), rows.texts)
    }
  }

  func testKeepsBetweenTheFewestAndTheMostRows() {
    onStage { stage in
      let form = makeForm(["Mei", "Ada"])
      let rows = put(form, on: stage, count: 1...3)
      rows.press("Remove Guest 1")
      XCTAssertEqual(gtk_widget_is_sensitive(rows.button("At least 1 is needed")), 0)
      click(rows.addButton)
      XCTAssertEqual(gtk_widget_is_sensitive(rows.addButton), 1)
      click(rows.addButton)
      XCTAssertEqual(form.guests.count, 3)
      XCTAssertEqual(gtk_widget_is_sensitive(rows.addButton), 0)
      rows.press("Remove Guest 1")
      XCTAssertEqual(gtk_widget_is_sensitive(rows.addButton), 1)
    }
  }

  func testShowsTheErrorOfTheCollection() {
    onStage { stage in
      let form = Form(Party(["Mei"])) {
        FieldValidation(\.guests, rules: [.minCount(2).message("Invite two")])
      }
      let rows = put(form, on: stage)
      XCTAssertTrue(labels(in: rows.widget).contains("required"))
      rows.performValidation()
      XCTAssertEqual(rows.shownMessages, ["Invite two"])
      assertDescription(OpaquePointer(rows.addButton), "Invite two")
      click(rows.addButton)
      XCTAssertEqual(rows.shownMessages, [])
    }
  }

  func testShowsTheErrorsOfTheFieldsInRows() {
    onStage { stage in
      let form = makeForm(["Mei", ""])
      let rows = put(form, on: stage)
      form.submit()
      XCTAssertEqual(rows.field(0).shownMessages, [])
      XCTAssertEqual(rows.field(1).shownMessages, ["Enter a name"])
      form.guests.swapAt(0, 1)
      XCTAssertEqual(rows.field(0).shownMessages, ["Enter a name"])
    }
  }

  func testIsInsensitiveWhileItIsNotEditable() {
    onStage { stage in
      let form = makeForm(["Mei"])
      let rows = put(form, on: stage)
      rows.isEditable = false
      XCTAssertEqual(gtk_widget_is_sensitive(rows.addButton), 0)
      XCTAssertEqual(gtk_widget_is_sensitive(rows.button("Remove Guest 1")), 0)
      XCTAssertTrue(rows.field(0).isEditable)
      rows.isEditable = true
      rows.press("Remove Guest 1")
      XCTAssertEqual(form.guests.count, 0)
    }
  }

  func testANewRowHasTheSettingsOfTheWindow() {
    onStage { stage in
      let form = makeForm([])
      let rows = put(form, on: stage)
      rows.returnAction = .nextField
      rows.marksValidity = true
      rows.showsFirstMessageOnly = true
      click(rows.addButton)
      XCTAssertEqual(rows.field(0).returnAction, .nextField)
      XCTAssertTrue(rows.field(0).marksValidity)
      XCTAssertTrue(rows.field(0).showsFirstMessageOnly)
      XCTAssertEqual(form.guests.count, 1)
    }
  }

  func testTheControlsOfARowGoWithIt() {
    onStage { stage in
      let form = makeForm(["Mei", "Ada"])
      let rows = put(form, on: stage)
      stage.show()
      let remove = {
        stage.lifetimes.watch(rows.field(0))
        rows.field(0).focus()
        form.guests.removeFirst()
      }
      remove()
      XCTAssertTrue(spin(until: stage.lifetimes.survivors == ["the control “_Guests”"]))
    }
  }

  func testAWindowFollowsTheRowsThatComeAndGo() {
    onStage { stage in
      let form = makeForm([""])
      let rows = put(form, on: stage)
      let window = FormWindowController("Party", form: form, submitTitle: "Send") {
        makeRows(form)
      }
      let other = window.controls.last as? FormRows<Party, Guest>
      window.submit()
      XCTAssertEqual(rows.field(0).shownMessages, ["Enter a name"])
      form.guests.append(Guest())
      window.submit()
      XCTAssertTrue(labels(in: window.widget).contains("2 fields need your attention"))
      XCTAssertEqual(window.controls.count, 3)
      form.guests = []
      XCTAssertEqual(window.controls.count, 1)
      XCTAssertTrue(window.controls[0] === other)
      window.close()
    }
  }

  func testDoesNotKeepItsForm() {
    onStage { stage in
      var form: Form<Party>? = makeForm(["Mei"])
      weak let released = form
      let rows = put(form!, on: stage)
      form = nil
      XCTAssertNil(released)
      click(rows.addButton)
      XCTAssertEqual(rows.texts, ["Mei"])
    }
  }
}

private struct Guest: Equatable, Identifiable {
  var id = Int.random(in: 100...1_000_000)
  var name = ""
}

private struct Party {
  var guests: [Guest]

  init(_ names: [String]) {
    guests = names.enumerated().map { Guest(id: $0, name: $1) }
  }
}

@MainActor
private func makeForm(_ names: [String]) -> Form<Party> {
  Form(Party(names)) {
    each(\.guests) { FieldValidation(\.name, rules: [.notEmpty.message("Enter a name")]) }
  }
}

@MainActor
private func put(
  _ form: Form<Party>, on stage: Stage, count: ClosedRange<Int> = 0...10
) -> FormRows<Party, Guest> {
  let rows = makeRows(form, count: count)
  stage.put(rows)
  return rows
}

@MainActor
private func makeRows(
  _ form: Form<Party>, count: ClosedRange<Int> = 0...10
) -> FormRows<Party, Guest> {
  FormRows(
    "_Guests", form, each: \.guests, rowTitle: "Guest", addTitle: "A_dd a guest", count: count,
    adding: { Guest() }
  ) { guest in
    FormTextField("Name", guest.field(\.name))
  }
}

extension FormRows {
  fileprivate var texts: [String] {
    controls.compactMap { ($0 as? FormTextField)?.text }
  }

  fileprivate func field(_ index: Int) -> FormTextField {
    controls.compactMap { $0 as? FormTextField }[index]
  }

  fileprivate var addButton: WidgetPointer { frame.editor.focusWidget }

  /// The button with a symbol and that tooltip.
  fileprivate func button(_ title: String, line: UInt = #line) -> WidgetPointer? {
    let found = visible(gtk_button_get_type(), in: widget).first {
      gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == title
    }
    XCTAssertNotNil(found, title, line: line)
    return found
  }

  fileprivate func press(_ title: String, line: UInt = #line) {
    if let button = button(title, line: line) { click(button) }
  }
}
