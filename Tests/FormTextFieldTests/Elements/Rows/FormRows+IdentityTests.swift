import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// Rows of equal identity, and rows whose identity is typed.
final class FormRowsIdentityTests: WidgetTestCase {
  func testShowsRowsWithTheSameIdentityWithTheirOwnControls() {
    onStage { stage in
      let form = makeGuestForm([])
      let rows = putGuests(form, on: stage)
      form.guests = [ListedGuest(id: 1, name: "Mei"), ListedGuest(id: 1, name: "Ada")]
      XCTAssertEqual(rows.texts, ["Mei", "Ada"])
      rows.field(1).text = "Bo"
      XCTAssertEqual(form.guests.map(\.name), ["Mei", "Bo"])
      rows.field(0).text = ""
      XCTAssertEqual(form.guests.map(\.name), ["", "Bo"])
      form.submit()
      XCTAssertEqual(rows.field(0).shownMessages, ["Enter a name"])
      XCTAssertEqual(rows.field(1).shownMessages, [])
      form.guests.append(ListedGuest(id: 1, name: "Zoë"))
      XCTAssertEqual(rows.texts, ["", "Bo", "Zoë"])
    }
  }

  func testRemovesAndMovesTheRightOneAmongEqualRows() {
    onStage { stage in
      let form = makeGuestForm([])
      let rows = putGuests(form, on: stage)
      form.guests = ["Mei", "Ada", "Bo"].map { ListedGuest(id: 1, name: $0) }
      stage.show()
      let (ada, bo) = (rows.field(1), rows.field(2))
      rows.press("Move Guest 3 Up")
      XCTAssertEqual(rows.texts, ["Mei", "Bo", "Ada"])
      XCTAssertTrue(rows.field(1) === bo)
      rows.press("Remove Guest 1")
      XCTAssertEqual(rows.texts, ["Bo", "Ada"])
      XCTAssertEqual(form.guests.map(\.name), rows.texts)
      XCTAssertTrue(rows.field(0) === bo)
      assertSoon(stage.isFocused(bo))
      ada.text = "Ida"
      XCTAssertEqual(form.guests.map(\.name), ["Bo", "Ida"])
      form.undo()
      XCTAssertEqual(rows.texts, ["Mei", "Bo", "Ada"])
      XCTAssertTrue(rows.field(1) === bo)
    }
  }

  func testKeepsTheControlAndTheFocusWhileTheIdentityIsTyped() {
    onStage { stage in
      let form = makeTagForm()
      let rows = FormRows("_Tags", form, each: \.tags, rowTitle: "Tag", adding: { NamedTag() }) {
        tag in
        FormTextField("Name", tag.field(\.name))
        FormTextField("Note", tag.field(\.note))
      }
      stage.put(rows)
      stage.show()
      click(rows.addButton)
      click(rows.addButton)
      let controls = (0..<4).map { rows.field($0) }
      controls[0].focus()
      press("a", "b")
      assertSoon(form.tags.map(\.name), ["ab", ""])
      XCTAssertTrue(stage.isFocused(controls[0]))
      press("Tab", "x", "Tab")
      assertSoon(form.tags[0].note, "x")
      controls[2].focus()
      press("a", "b")
      assertSoon(form.tags.map(\.name), ["ab", "ab"])
      press("c")
      assertSoon(form.tags.map(\.name), ["ab", "abc"])
      XCTAssertTrue(stage.isFocused(controls[2]))
      XCTAssertEqual(rows.texts, ["ab", "x", "abc", ""])
      XCTAssertTrue(zip(controls, (0..<4).map { rows.field($0) }).allSatisfy { $0 === $1 })
      press("ctrl+z")
      assertSoon(rows.texts, ["ab", "x", "", ""])
      assertSoon(stage.isFocused(controls[2]))
      press("ctrl+z")
      assertSoon(rows.texts, ["ab", "", "", ""])
      assertSoon(stage.isFocused(controls[1]))
      press("ctrl+shift+z", "ctrl+shift+z")
      assertSoon(rows.texts, ["ab", "x", "abc", ""])
      XCTAssertEqual(form.tags.map(\.name), ["ab", "abc"])
      assertSoon(stage.isFocused(controls[2]))
      XCTAssertTrue(rows.field(2) === controls[2])
    }
  }

  func testARowKnowsItsTypedIdentity() {
    onStage { stage in
      let form = makeTagForm()
      var row: FormRow<TagList, NamedTag>?
      let rows = FormRows("_Tags", form, each: \.tags, adding: { NamedTag() }) { tag in
        row = tag
        return [FormTextField("Name", tag.field(\.name))]
      }
      stage.put(rows)
      click(rows.addButton)
      rows.field(0).text = "ab"
      XCTAssertEqual(row?.id, "ab")
      row = nil
    }
  }
}

private struct NamedTag: Equatable, Identifiable {
  var name = ""
  var note = ""
  var id: String { name }
}

private struct TagList {
  var tags: [NamedTag] = []
}

@MainActor private func makeTagForm() -> Form<TagList> {
  Form(TagList()) {
    each(\.tags) { FieldValidation(\.name, rules: [.minLength(3).message("Short")]) }
  }
}
