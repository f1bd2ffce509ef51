import CGtk
import GenericForm
import XCTest

@testable import FormTextField
@testable import GtkFloor

struct ListedGuest: Equatable, Identifiable {
  var id = Int.random(in: 100...1_000_000)
  var name = ""
}

struct GuestList {
  var guests: [ListedGuest]

  init(_ names: [String]) {
    guests = names.enumerated().map { ListedGuest(id: $0, name: $1) }
  }
}

@MainActor
func makeGuestForm(_ names: [String]) -> Form<GuestList> {
  Form(GuestList(names)) {
    each(\.guests) { FieldValidation(\.name, rules: [.notEmpty.message("Enter a name")]) }
  }
}

@MainActor
func putGuests(
  _ form: Form<GuestList>, on stage: Stage, count: ClosedRange<Int> = 0...10
) -> FormRows<GuestList, ListedGuest> {
  let rows = makeGuestRows(form, count: count)
  stage.put(rows)
  return rows
}

@MainActor
func makeGuestRows(
  _ form: Form<GuestList>, count: ClosedRange<Int> = 0...10
) -> FormRows<GuestList, ListedGuest> {
  FormRows(
    "_Guests", form, each: \.guests, rowTitle: "Guest", addTitle: "A_dd a guest", count: count,
    adding: { ListedGuest() }
  ) { guest in
    FormTextField("Name", guest.field(\.name))
  }
}

extension FormRows {
  var texts: [String] {
    controls.compactMap { ($0 as? FormTextField)?.text }
  }

  func field(_ index: Int) -> FormTextField {
    controls.compactMap { $0 as? FormTextField }[index]
  }

  var addButton: WidgetPointer { frame.editor.focusWidget.pointer }

  /// Returns the button that has a symbol and this tooltip.
  func button(_ title: String, line: UInt = #line) -> WidgetPointer? {
    let found = visible(gtk_button_get_type(), in: widget.pointer).first {
      gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == title
    }
    XCTAssertNotNil(found, title, line: line)
    return found
  }

  func press(_ title: String, line: UInt = #line) {
    if let button = button(title, line: line) { click(button) }
  }
}
