import CGtk

extension DropDown {
  /// Shortens the selected title with an ellipsis if it's too wide, so it doesn't widen the window.
  ///
  /// The open list still has the usual rows, with the whole titles and a mark at the selected one.
  func shortenSelection(to width: Int?) {
    unsafe gtk_drop_down_set_list_factory(
      widget.opaque, gtk_drop_down_get_factory(widget.opaque))
    let row = Self.row(ofWidth: width ?? -1)
    let bytes = unsafe g_bytes_new(row, gsize(row.utf8.count))
    let factory = unsafe gtk_builder_list_item_factory_new_from_bytes(nil, bytes)
    unsafe gtk_drop_down_set_factory(widget.opaque, factory)
    unsafe g_object_unref(UnsafeMutableRawPointer(factory))
    unsafe g_bytes_unref(bytes)
  }

  private static func row(ofWidth width: Int) -> String {
    """
    <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
      <property name="ellipsize">end</property><property name="xalign">0</property>
      <property name="max-width-chars">\(width)</property>
      <binding name="label"><lookup name="string" type="GtkStringObject">
        <lookup name="item">GtkListItem</lookup>
      </lookup></binding>
    </object></property></template></interface>
    """
  }

  /// Focuses a row of the open list; GTK would focus the first one.
  static func focusRow(_ place: Int, in widget: UnsafeMutablePointer<GtkWidget>) {
    let isList = unsafe isInstance(UnsafeMutableRawPointer(widget), of: gtk_list_view_get_type())
    var position = 0
    unsafe forEachChild(of: widget) { child in
      if !isList { unsafe focusRow(place, in: child) }
      if isList, position == place { unsafe gtk_widget_grab_focus(child) }
      position += 1
    }
  }
}
