import CGtk

extension Widget {
  /// The widget's name for style sheets and tests, or empty text if none was set.
  package var identifier: String {
    get {
      let name = unsafe String(cString: gtk_widget_get_name(pointer))
      return name == className ? "" : name
    }
    set { unsafe gtk_widget_set_name(pointer, newValue.isEmpty ? nil : newValue) }
  }

  /// The name of the widget's class, such as `GtkLabel`.
  package var className: String {
    unsafe String(
      cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
  }

  /// The widget's ID in a `.ui` file, or empty text if it has none.
  package var builderID: String {
    guard let id = unsafe gtk_buildable_get_buildable_id(opaque) else { return "" }
    let text = unsafe String(cString: id)
    return text.hasPrefix("___") ? "" : text  // GTK gives such names to objects without an id.
  }
}
