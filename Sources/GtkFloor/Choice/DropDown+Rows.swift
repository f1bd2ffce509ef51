import CGtk

extension DropDown {
  /// Shortens the selected title with an ellipsis if it's too wide, so it doesn't widen the window.
  ///
  /// With a maximum, the end of a title stays, such as a country's calling code.
  ///
  /// The open list still has the usual rows, with the whole titles and a mark at the selected one.
  func shortenSelection(to width: Int?) {
    unsafe gtk_drop_down_set_list_factory(
      widget.opaque, gtk_drop_down_get_factory(widget.opaque))
    let row = Self.row(ofWidth: width ?? -1, ellipsis: width == nil ? "end" : "middle")
    let bytes = unsafe g_bytes_new(row, gsize(row.utf8.count))
    let factory = unsafe gtk_builder_list_item_factory_new_from_bytes(nil, bytes)
    unsafe gtk_drop_down_set_factory(widget.opaque, factory)
    unsafe g_object_unref(UnsafeMutableRawPointer(factory))
    unsafe g_bytes_unref(bytes)
  }

  private static func row(ofWidth width: Int, ellipsis: String) -> String {
    """
    <interface><template class="GtkListItem"><property name="child"><object class="GtkLabel">
      <property name="ellipsize">\(ellipsis)</property><property name="xalign">0</property>
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

  /// Lets a finger choose the row that it taps.
  ///
  /// GTK chooses the row under the mouse pointer, which follows a finger only on its first touch: after the list was
  /// dragged, a tap would choose the row where the drag began.
  func chooseTappedRow() {
    guard let list else { return }
    let signal = unsafe g_signal_lookup("activate", gtk_list_view_get_type())
    unsafe g_signal_handlers_disconnect_matched(
      list.pointer, cgtk_match_signal_and_data(), signal, 0, nil, nil, widget.object)
    list.connect(
      "activate",
      answering: { [weak self] row in
        guard let self, let list = self.list, let matches = unsafe matches else { return false }
        unsafe gtk_single_selection_set_selected(matches, guint(row.number(0)))
        if let popover = unsafe gtk_widget_get_ancestor(list.pointer, gtk_popover_get_type()) {
          unsafe Widget(popover).popDown()
        }
        // Without a filter, positions count all titles.
        if let filter = unsafe titleFilter { unsafe gtk_string_filter_set_search(filter, "") }
        select(Int(unsafe gtk_single_selection_get_selected(matches)))
        return false
      })
  }

  var list: Widget? { widget.descendants(ofType: gtk_list_view_get_type()).first }

  /// The titles in the open list.
  var matches: OpaquePointer? {
    unsafe list.flatMap { unsafe gtk_list_view_get_model($0.opaque) }
  }

  /// The filter of these titles.
  var titleFilter: OpaquePointer? {
    guard let matches = unsafe matches, let model = unsafe gtk_single_selection_get_model(matches),
      unsafe isInstance(UnsafeMutableRawPointer(model), of: gtk_filter_list_model_get_type()),
      let filter = unsafe gtk_filter_list_model_get_filter(model),
      unsafe isInstance(UnsafeMutableRawPointer(filter), of: gtk_string_filter_get_type())
    else { return nil }
    return OpaquePointer(filter)
  }
}
