import CGtk
import GenericForm

@testable import FormTextField
@testable import GtkFloor

/// A window with a form, with a control for each way to undo.
@MainActor
final class UndoTrip {
  struct Guest: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  struct Values: Equatable {
    var name = ""
    var isOpen = false
    var age: Int?
    var notes = ""
    var password = ""
    var guests: [Guest] = []
  }

  let form = Form(Values()) {}
  let name: FormTextField
  let isOpen: FormCheckButton
  let age: FormNumberField<Int>
  let notes: FormTextArea
  let password: FormPasswordField
  let rows: FormRows<Values, Guest>
  let other: WidgetPointer = gtk_entry_new()
  let controller: TestHost

  init(in host: TestHost.Kind) {
    let name = FormTextField("Name", form.field(\.name))
    let isOpen = FormCheckButton("Open", form.field(\.isOpen))
    let age = FormNumberField("Age", form.field(\.age))
    let notes = FormTextArea("Notes", form.field(\.notes))
    let password = FormPasswordField("Password", form.field(\.password))
    let rows = FormRows(
      "Guests", form, each: \.guests, rowTitle: "Guest", adding: { Guest(id: 9) }
    ) { guest in FormTextField("Name", guest.field(\.name)) }
    let other = other
    controller = TestHost(
      host, "Trip",
      FormView(form, submitTitle: "Go") {
        name
        isOpen
        age
        notes
        password
        rows
        FormWidget(Widget(other))
      })
    (self.name, self.isOpen, self.age, self.notes) = (name, isOpen, age, notes)
    (self.password, self.rows) = (password, rows)
  }

  func guest(_ index: Int) -> FormControl { rows.controls[index] }

  func press(_ title: String) {
    let button = visible(gtk_button_get_type(), in: rows.widget.pointer).first {
      gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == title
    }
    if let button = button ?? findButton(title, in: rows.widget.pointer) { click(button) }
  }

  func isFocused(_ control: FormControl) -> Bool { hasFocus(within: control.widget.pointer) }
}

extension UndoTrip {
  static func show(
    in host: TestHost.Kind, _ lifetimes: Lifetimes, _ body: @MainActor (UndoTrip) -> Void
  ) {
    let trip = UndoTrip(in: host)
    lifetimes.watch(trip.form, "the form")
    lifetimes.watch(trip.controller, "the host")
    lifetimes.watch(trip.controller.view, "the view")
    trip.controller.present()
    defer { trip.controller.close() }
    spin(until: gtk_window_is_active(trip.controller.window.gtk) != 0)
    body(trip)
  }
}

extension Window {
  var gtk: UnsafeMutablePointer<GtkWindow> {
    object.assumingMemoryBound(to: GtkWindow.self)
  }
}
