import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

final class FormRowsWindowTests: WidgetTestCase {
  func testNamesTheRowOfEachErrorInASummary() {
    onStage { stage in
      let form = makeGuestForm(["", "Ada", ""])
      let window = SubmittableForms([form], shownBy: [putGuests(form, on: stage)])
      XCTAssertEqual(
        window.problems.map(\.text), ["Guest 1, Name: Enter a name", "Guest 3, Name: Enter a name"])
      form.guests.swapAt(1, 2)
      XCTAssertEqual(window.problems.last?.text, "Guest 2, Name: Enter a name")
      XCTAssertEqual(window.problems.last?.corrected.text, "Guest 2, Name")
    }
  }

  func testANewRowHasTheSettingsOfTheWindow() {
    onStage { stage in
      let form = makeGuestForm([])
      let rows = putGuests(form, on: stage)
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

  func testARowAddedDuringASubmitIsLockedUntilTheSubmitEnds() {
    onStage { stage in
      let form = makeGuestForm(["Mei"])
      let (ending, end) = AsyncStream.makeStream(of: Void.self)
      form.onSubmit { _ in
        for await _ in ending {}
        throw CancellationError()  // Keeps the input.
      }
      let rows = makeGuestRows(form)
      let window = FormWindowController(
        "Guests",
        FormView(form, submitTitle: "Send") { rows })
      stage.lifetimes.watch(rows)
      window.submit()
      form.guests.append(ListedGuest(name: "Ada"))
      XCTAssertEqual(rows.texts, ["Mei", "Ada"])
      XCTAssertFalse(rows.field(1).isEditable)
      end.finish()
      assertSoon(!window.view.isSubmitting)
      XCTAssertTrue(rows.field(1).isEditable)
      window.close()
    }
  }

  func testTheControlsOfARowAreReleasedWithIt() {
    onStage { stage in
      let form = makeGuestForm(["Mei", "Ada"])
      let rows = putGuests(form, on: stage)
      stage.show()
      let remove = {
        stage.lifetimes.watch(rows.field(0))
        rows.field(0).focus()
        form.guests.removeFirst()
      }
      remove()
      assertSoon(stage.lifetimes.survivors, ["the control “_Guests”"])
    }
  }

  func testAWindowFollowsAddedAndRemovedRows() {
    onStage { stage in
      let form = makeGuestForm([""])
      let rows = putGuests(form, on: stage)
      let window = FormWindowController(
        "GuestList",
        FormView(form, submitTitle: "Send") {
          makeGuestRows(form)
        })
      let other = window.view.controls.last as? FormRows<GuestList, ListedGuest>
      window.submit()
      XCTAssertEqual(rows.field(0).shownMessages, ["Enter a name"])
      form.guests.append(ListedGuest())
      window.submit()
      XCTAssertTrue(labels(in: window.widget.pointer).contains("2 fields need your attention"))
      XCTAssertEqual(window.view.controls.count, 3)
      form.guests = []
      XCTAssertEqual(window.view.controls.count, 1)
      XCTAssertTrue(window.view.controls[0] === other)
      window.close()
    }
  }

  func testDoesNotKeepItsFormAlive() {
    onStage { stage in
      var form: Form<GuestList>? = makeGuestForm(["Mei"])
      weak let released = form
      let rows = putGuests(form!, on: stage)
      form = nil
      XCTAssertNil(released)
      click(rows.addButton)
      XCTAssertEqual(rows.texts, ["Mei"])
    }
  }
}
