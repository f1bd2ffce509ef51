import CGtk
import FormTextField

/// Returns the visible button with a title within a widget.
@MainActor
func findButton(_ title: String, in widget: WidgetPointer) -> WidgetPointer? {
  visible(gtk_button_get_type(), in: widget).first { labels(in: $0) == [title] }
}

@MainActor
func click(_ button: WidgetPointer) {
  var instance = GValue()
  g_value_init(&instance, gtk_button_get_type())
  g_value_set_object(&instance, button)
  g_signal_emitv(&instance, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
  g_value_unset(&instance)
}
