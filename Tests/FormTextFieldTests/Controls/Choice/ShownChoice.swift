import CGtk

@testable import FormTextField
@testable import GtkFloor

@MainActor
func dropDown(of control: FormControl) -> OpaquePointer {
  OpaquePointer(visible(gtk_drop_down_get_type(), in: control.widget.pointer)[0])
}

@MainActor
func shownTitle(of control: FormControl) -> String? {
  gtk_drop_down_get_selected_item(dropDown(of: control)).map {
    String(cString: gtk_string_object_get_string(OpaquePointer($0)))
  }
}
