import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormRowsTests: WidgetTestCase {
  func testShowsTheControlsOfEachElement() {
    onStage { stage in
      let form = makeGuestForm(["Mei", "Ada"])
      let rows = putGuests(form, on: stage)
      XCTAssertEqual(
        labels(in: rows.widget.pointer),
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
      let form = makeGuestForm(["Mei", "Ada"])
      let rows = putGuests(form, on: stage)
      let ada = rows.field(1)
      form.guests.swapAt(0, 1)
      XCTAssertEqual(rows.texts, ["Ada", "Mei"])
      XCTAssertTrue(rows.field(0) === ada)
      form.guests.append(ListedGuest(id: 9, name: "Bo"))
      XCTAssertEqual(rows.texts, ["Ada", "Mei", "Bo"])
      form.guests = []
      XCTAssertEqual(labels(in: rows.widget.pointer), ["Guests", "Add a guest"])
      form.reset(to: GuestList(["Mei"]))
      XCTAssertEqual(rows.texts, ["Mei"])
    }
  }

  func testShowsTheErrorOfTheCollection() {
    onStage { stage in
      let form = Form(GuestList(["Mei"])) {
        FieldValidation(\.guests, rules: [.minCount(2).message("Invite two")])
      }
      let rows = putGuests(form, on: stage)
      XCTAssertTrue(labels(in: rows.widget.pointer).contains("required"))
      rows.performValidation()
      XCTAssertEqual(rows.shownMessages, ["Invite two"])
      assertDescription(OpaquePointer(rows.addButton), "Invite two")
      click(rows.addButton)
      XCTAssertEqual(rows.shownMessages, [])
    }
  }

  func testShowsTheErrorsOfTheFieldsInRows() {
    onStage { stage in
      let form = makeGuestForm(["Mei", ""])
      let rows = putGuests(form, on: stage)
      form.submit()
      XCTAssertEqual(rows.field(0).shownMessages, [])
      XCTAssertEqual(rows.field(1).shownMessages, ["Enter a name"])
      form.guests.swapAt(0, 1)
      XCTAssertEqual(rows.field(0).shownMessages, ["Enter a name"])
    }
  }
}
