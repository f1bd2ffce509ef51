import CGtk

extension Widget {
  /// Calls `handler` when Enter is pressed in a field within this widget.
  ///
  /// GTK would press the default button a quarter of a second later, when the user may have typed more.
  package func onDefault(_ handler: @escaping () -> Void) {
    guard let action = unsafe g_simple_action_new("activate", nil),
      let group = unsafe g_simple_action_group_new()
    else { return }
    unsafe connectSignal(UnsafeMutableRawPointer(action), "activate", to: handler)
    unsafe g_action_map_add_action(OpaquePointer(group), action)
    unsafe gtk_widget_insert_action_group(pointer, "default", OpaquePointer(group))
    unsafe g_object_unref(UnsafeMutableRawPointer(action))
    unsafe g_object_unref(UnsafeMutableRawPointer(group))
  }
}
