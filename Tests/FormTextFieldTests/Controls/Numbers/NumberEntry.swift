import CGtk

@testable import FormTextField
@testable import GtkFloor

// The entry of a number field.

@MainActor
func numberEntry<Number>(in field: FormNumberField<Number>) -> OpaquePointer {
  OpaquePointer(field.frame.editor.focusWidget.pointer)
}

@MainActor
func shownNumber<Number>(in field: FormNumberField<Number>) -> String {
  String(cString: gtk_editable_get_text(numberEntry(in: field)))
}

/// Types in place of what is there.
@MainActor
func enterNumber<Number>(_ text: String, into field: FormNumberField<Number>) {
  gtk_editable_set_text(numberEntry(in: field), text)
}
