import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

/// The rows of a collection in a boxed list.
final class FormRowsLookTests: WidgetTestCase {
  func testTheListHasAGroupForEachElementAndThenTheButton() {
    onStage { stage in
      let form = makeGuestForm(["Mei", "Ada"])
      let rows = putGuests(form, on: stage)
      let first = ["Guest 1", "Name", "required"]
      let second = ["Guest 2", "Name", "required"]
      let last = ["Add a guest"]
      rows.look = .rows
      stage.show()
      XCTAssertEqual(rows.listed, [first, second, last])
      rows.press("Move Guest 2 Up")
      XCTAssertEqual(rows.texts, ["Ada", "Mei"])
      XCTAssertEqual(rows.listed, [first, second, last])
      click(rows.addButton)
      XCTAssertEqual(rows.listed, [first, second, ["Guest 3", "Name", "required"], last])
      rows.press("Remove Guest 1")
      XCTAssertEqual(rows.texts, ["Mei", ""])
      XCTAssertEqual(rows.listed, [first, second, last])
      form.guests = []
      XCTAssertEqual(rows.listed, [last])
      rows.look = .plain
      XCTAssertEqual(rows.listed, [])
      form.guests = [ListedGuest(name: "Bo")]
      rows.look = .rows
      XCTAssertEqual(rows.listed, [first, last])
    }
  }

  func testAHeadingIsAsHighAsARowAndItsButtonsAreAtTheEnd() {
    onStage { stage in
      let rows = putGuests(makeGuestForm(["Mei"]), on: stage)
      rows.look = .rows
      stage.widen()
      stage.show()
      guard let list = rows.list, let remove = rows.button("Remove Guest 1"),
        let header = Widget(remove).parent
      else { return XCTFail("The rows have no list or button.") }
      let parts = { [header, rows.field(0).widget, Widget(remove), rows.addRow] }
      assertSoon(parts().allSatisfy { area(of: $0, in: list).size.width > 0 })
      let areas = parts().map { area(of: $0, in: list) }
      let (heading, field, button, last) = (areas[0], areas[1], areas[2], areas[3])
      XCTAssertEqual(heading.size.height, field.size.height + 1, "with the line below it")
      XCTAssertEqual(field.origin.y, heading.origin.y + heading.size.height)
      XCTAssertEqual(field.size.width, heading.size.width)
      XCTAssertEqual(last.size.width, heading.size.width)
      let end = heading.origin.x + heading.size.width
      XCTAssertLessThan(end - button.origin.x - button.size.width, 16)
    }
  }

  func testTheButtonHasAPlusInAList() {
    onStage { stage in
      let rows = putGuests(makeGuestForm([]), on: stage)
      for look in [FormLook.rows, .plain, .rows] {
        rows.look = look
        let icons = visible(gtk_image_get_type(), in: rows.addButton).map {
          String(cString: gtk_image_get_icon_name(OpaquePointer($0)))
        }
        XCTAssertEqual(icons, look == .rows ? ["list-add-symbolic"] : [])
      }
    }
  }

  func testTheLookChangesInAWindowAsNarrowAsItsContent() {
    onStage { stage in
      let rows = putGuests(makeGuestForm(["Mei", "Ada"]), on: stage)
      stage.show()
      for look in [FormLook.rows, .plain, .rows, .plain] {
        rows.look = look
        let clock = gtk_widget_get_frame_clock(rows.widget.pointer)
        let frame = gdk_frame_clock_get_frame_counter(clock)
        gtk_widget_queue_resize(rows.widget.pointer)
        assertSoon(gdk_frame_clock_get_frame_counter(clock) > frame + 1)
      }
    }
  }

  func testTheFocusStaysWhenTheLookChanges() {
    withMemberView { form in
      FormRows("_Guests", form, each: \.guests, adding: { Companion(id: form.guests.count) }) {
        FormTextField("Name", $0.field(\.name))
      }
    } body: { view in
      for _ in 1...2 { view.controls.last.map { click($0.frame.focusWidget.pointer) } }
      let name = view.controls[1]
      assertSoon(hasFocus(within: name.widget.pointer))
      for look in [FormLook.rows, .plain, .rows] {
        view.look = look
        press("Shift_L")
        XCTAssertTrue(hasFocus(within: name.widget.pointer), "\(look)")
        XCTAssertEqual(name.shownMessages, [])
      }
    }
  }
}

extension FormRows {
  /// The boxed list, or `nil` in the plain look.
  fileprivate var list: Widget? {
    frame.editor.widget.children.first { gtk_widget_has_css_class($0.pointer, "boxed-list") != 0 }
  }

  /// The texts of each row of the boxed list.
  fileprivate var listed: [[String]] {
    (list?.children ?? []).filter(\.isVisible).map { labels(in: $0.pointer) }
  }

  fileprivate var addRow: Widget { Widget(addButton) }
}

/// Returns the place of a widget in another one.
@MainActor
private func area(of widget: Widget, in other: Widget) -> graphene_rect_t {
  var area = graphene_rect_t()
  _ = gtk_widget_compute_bounds(widget.pointer, other.pointer, &area)
  return area
}
