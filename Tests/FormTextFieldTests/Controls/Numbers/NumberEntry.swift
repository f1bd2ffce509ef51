import CGtk

@testable import FormTextField
@testable import GtkFloor

@MainActor
func numberEntry<Number>(in field: FormNumberField<Number>) -> OpaquePointer {
  OpaquePointer(field.frame.editor.focusWidget.pointer)
}

@MainActor
func shownNumber<Number>(in field: FormNumberField<Number>) -> String {
  String(cString: gtk_editable_get_text(numberEntry(in: field)))
}

/// Replaces the text of a field by typing.
@MainActor
func enterNumber<Number>(_ text: String, into field: FormNumberField<Number>) {
  gtk_editable_set_text(numberEntry(in: field), text)
}
