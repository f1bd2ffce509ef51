import CGtk

@testable import FormTextField
@testable import GtkFloor

/// Returns the texts of the visible labels in a widget, from top to bottom.
@MainActor
func labels(in widget: WidgetPointer) -> [String] {
  var texts: [String] = []
  var child = gtk_widget_get_first_child(widget)
  while let current = child {
    let instance = UnsafeMutableRawPointer(current).assumingMemoryBound(to: GTypeInstance.self)
    if gtk_widget_get_visible(current) != 0 {
      if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 {
        texts.append(String(cString: gtk_label_get_text(OpaquePointer(current))))
      }
      texts += labels(in: current)
    }
    child = gtk_widget_get_next_sibling(current)
  }
  return texts
}

/// Returns the visible widgets of a class within a widget, from top to bottom.
@MainActor
func visible(_ type: GType, in widget: WidgetPointer) -> [WidgetPointer] {
  var found: [WidgetPointer] = []
  var child = gtk_widget_get_first_child(widget)
  while let current = child {
    child = gtk_widget_get_next_sibling(current)
    guard gtk_widget_get_visible(current) != 0 else { continue }
    let instance = UnsafeMutableRawPointer(current).assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, type) != 0 { found.append(current) }
    found += visible(type, in: current)
  }
  return found
}

/// Returns the visible spinners in a widget, of GTK or of libadwaita.
@MainActor
func spinners(in widget: WidgetPointer) -> [WidgetPointer] {
  let ofAdwaita = g_type_from_name("AdwSpinner")
  return visible(gtk_spinner_get_type(), in: widget)
    + (ofAdwaita == 0 ? [] : visible(ofAdwaita, in: widget))
}

/// Returns the titles of the check boxes and radio buttons that are on.
@MainActor
func activeTitles(in control: FormControl) -> [String] {
  visible(gtk_check_button_get_type(), in: control.widget.pointer).filter { button in
    let button = UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkCheckButton.self)
    return gtk_check_button_get_active(button) != 0
  }.flatMap { labels(in: $0) }
}
