import CGtk
import GenericForm

@testable import FormTextField
@testable import GtkFloor

/// A window with fields, and the actions of its user.
@MainActor
final class Stage {
  let lifetimes: Lifetimes

  private let window: UnsafeMutablePointer<GtkWindow>
  private let column: UnsafeMutablePointer<GtkBox>

  init(lifetimes: Lifetimes) {
    self.lifetimes = lifetimes
    let column: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    self.window = UnsafeMutableRawPointer(gtk_window_new() as WidgetPointer)
      .assumingMemoryBound(to: GtkWindow.self)
    self.column = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
    gtk_window_set_child(self.window, column)
  }

  func field(
    _ title: String = "Email", _ validators: [Validator] = []
  ) -> FormTextField {
    let field = FormTextField(title, validators: validators)
    put(field)
    return field
  }

  func password(
    _ title: String = "Password", _ validators: [Validator] = []
  ) -> FormPasswordField {
    let field = FormPasswordField(title, validators: validators)
    put(field)
    return field
  }

  func field(_ title: String, _ field: Field<String>, hint: String = "") -> FormTextField {
    let control = FormTextField(title, field, hint: hint)
    put(control)
    return control
  }

  func put(_ field: FormControl) {
    lifetimes.watch(field)
    gtk_box_append(column, field.widget.pointer)
  }

  func put(_ widget: WidgetPointer) {
    gtk_box_append(column, widget)
  }

  /// Gives the window a width; that of a form's gives no control only its minimum width.
  func widen(to width: Int32 = 460) {
    gtk_window_set_default_size(window, width, -1)
  }

  func show() {
    gtk_window_present(window)
    let column = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkWidget.self)
    spin(until: gtk_window_is_active(self.window) != 0 && gtk_widget_get_height(column) > 0)
  }

  func focus(_ field: any EntryControl) {
    field.focus()
  }

  /// Removes the keyboard focus from every widget.
  func focusNothing() {
    gtk_window_set_focus(window, nil)
  }

  /// Types at the end, through the handlers of the inner text as keys do.
  func type(_ text: String, into field: any EntryControl) {
    let editable = OpaquePointer(innerText(of: field))
    var position = Int32(-1)
    gtk_editable_insert_text(editable, text, -1, &position)
    gtk_editable_set_position(editable, position)
  }

  func erase(_ field: any EntryControl) {
    gtk_editable_delete_text(OpaquePointer(innerText(of: field)), 0, -1)
  }

  func isFocused(_ field: any EntryControl) -> Bool {
    gtk_window_get_focus(window) == innerText(of: field)
  }

  /// Presses Tab or Shift+Tab while a field has the focus.
  func pressTab(in field: any EntryControl, _ direction: GtkDirectionType) {
    var values = [GValue(), GValue()]
    g_value_init(&values[0], gtk_widget_get_type())
    g_value_set_object(&values[0], innerText(of: field))
    g_value_init(&values[1], gtk_direction_type_get_type())
    g_value_set_enum(&values[1], gint(direction.rawValue))
    g_signal_emitv(&values, g_signal_lookup("move-focus", gtk_widget_get_type()), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  func close() {
    gtk_window_destroy(window)
  }
}

/// Returns the widget in a field that has the keyboard focus while the user types.
@MainActor
func innerText(of field: any EntryControl) -> WidgetPointer {
  let entry = gtk_editable_get_delegate(OpaquePointer(field.widget.pointer))
  return UnsafeMutableRawPointer(gtk_editable_get_delegate(entry) as OpaquePointer)
    .assumingMemoryBound(to: GtkWidget.self)
}

/// Returns the text in the entry of a field, which may not be its whole value.
@MainActor
func shownText(in field: any EntryControl) -> String {
  String(cString: gtk_editable_get_text(OpaquePointer(field.widget.pointer)))
}

/// Returns the entry in a field, which has the accessible name, description and states.
@MainActor
func innerEntry(of field: any EntryControl) -> OpaquePointer {
  gtk_editable_get_delegate(OpaquePointer(field.widget.pointer))
}

/// Presses Enter in a field.
@MainActor
func pressEnter(in field: any EntryControl) {
  var instance = GValue()
  g_value_init(&instance, gtk_text_get_type())
  g_value_set_object(&instance, innerText(of: field))
  g_signal_emitv(&instance, g_signal_lookup("activate", gtk_text_get_type()), 0, nil)
  g_value_unset(&instance)
}
