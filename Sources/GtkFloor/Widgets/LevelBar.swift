import CGtk

/// A bar of blocks, filled up to a level.
package final class LevelBar: Widget {
  package init(upTo highest: Int) {
    unsafe super.init(gtk_level_bar_new_for_interval(0, Double(highest)))
    unsafe gtk_level_bar_set_mode(opaque, GTK_LEVEL_BAR_MODE_DISCRETE)
  }

  package var level: Int {
    get { unsafe Int(gtk_level_bar_get_value(opaque)) }
    set { unsafe gtk_level_bar_set_value(opaque, Double(newValue)) }
  }
}
