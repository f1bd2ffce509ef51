import CGtk

@testable import FormTextField
@testable import GtkFloor

/// Types at the cursor.
@MainActor
func enter(_ text: String, into field: any EntryControl) {
  var values = [GValue(), GValue()]
  g_value_init(&values[0], gtk_text_get_type())
  g_value_set_object(&values[0], innerText(of: field))
  g_value_init(&values[1], FundamentalTypeForTests.string)
  g_value_set_string(&values[1], text)
  g_signal_emitv(&values, g_signal_lookup("insert-at-cursor", gtk_text_get_type()), 0, nil)
  for index in values.indices { g_value_unset(&values[index]) }
}

/// Copies a text elsewhere, and pastes it as Ctrl+V does.
@MainActor
func paste(_ text: String, into field: any EntryControl) {
  gdk_clipboard_set_text(gtk_widget_get_clipboard(field.widget.pointer), text)
  var instance = GValue()
  g_value_init(&instance, gtk_text_get_type())
  g_value_set_object(&instance, innerText(of: field))
  g_signal_emitv(&instance, g_signal_lookup("paste-clipboard", gtk_text_get_type()), 0, nil)
  g_value_unset(&instance)
}

/// Copies a text, and pastes it into the focused widget.
@MainActor
func pasteText(_ text: String) {
  gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), text)
  press("ctrl+v")
}

/// Changes the unfinished text of a `GtkText` as an input method does.
@MainActor
func compose(_ unfinished: String, in text: WidgetPointer) {
  var values = [GValue(), GValue()]
  g_value_init(&values[0], gtk_text_get_type())
  g_value_set_object(&values[0], text)
  g_value_init(&values[1], FundamentalTypeForTests.string)
  g_value_set_string(&values[1], unfinished)
  g_signal_emitv(&values, g_signal_lookup("preedit-changed", gtk_text_get_type()), 0, nil)
  for index in values.indices { g_value_unset(&values[index]) }
}
