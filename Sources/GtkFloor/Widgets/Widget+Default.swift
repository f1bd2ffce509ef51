import CGtk

extension Widget {
  /// Calls `handler` when Enter is pressed in a field within this widget.
  ///
  /// GTK would press the default button a quarter of a second later, when the user may have typed more.
  package func onDefault(_ handler: @escaping () -> Void) {
    onAction("activate", of: "default", handler)
  }

  /// Calls `handler` for an action, which screen readers offer too.
  ///
  /// - Parameters:
  ///   - name: The name, such as `toggle`.
  ///   - group: The name of its group, such as `check`.
  func onAction(_ name: String, of group: String, _ handler: @escaping () -> Void) {
    guard let action = unsafe g_simple_action_new(name, nil),
      let actions = unsafe g_simple_action_group_new()
    else { return }
    unsafe connectSignal(UnsafeMutableRawPointer(action), "activate", to: handler)
    unsafe g_action_map_add_action(OpaquePointer(actions), action)
    unsafe gtk_widget_insert_action_group(pointer, group, OpaquePointer(actions))
    unsafe g_object_unref(UnsafeMutableRawPointer(action))
    unsafe g_object_unref(UnsafeMutableRawPointer(actions))
  }
}
