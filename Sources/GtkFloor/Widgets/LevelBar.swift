import CGtk

/// A bar of blocks beside words with the same meaning, filled up to a level and hidden from screen readers.
package final class LevelBar: Widget {
  package init(upTo highest: Int) {
    unsafe super.init(
      cgtk_widget_new(gtk_level_bar_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    unsafe gtk_level_bar_set_max_value(opaque, Double(highest))
    unsafe gtk_level_bar_set_mode(opaque, GTK_LEVEL_BAR_MODE_DISCRETE)
  }

  package var level: Int {
    get { unsafe Int(gtk_level_bar_get_value(opaque)) }
    set { unsafe gtk_level_bar_set_value(opaque, Double(newValue)) }
  }
}
