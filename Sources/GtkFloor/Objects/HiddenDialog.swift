import CGtk

/// Calls `handler` once the newest window is hidden, if it's of the given class, and then destroys the window.
///
/// GTK only hides its own dialogs and keeps them. A screen reader that walks through the windows while one closes
/// asks for one window too many; GTK 4.8 answers with the newest window, and crashes if it's hidden.
///
/// - Returns: The window, to which GTK has the only reference, or `nil` if it isn't of this class.
@discardableResult
func destroyWhenHidden(
  newestWindowOf type: GType, _ handler: @escaping (UnsafeMutableRawPointer) -> Void = { _ in }
) -> UnsafeMutableRawPointer? {
  let windows = unsafe gtk_window_get_toplevels()
  let count = unsafe g_list_model_get_n_items(windows)
  guard count > 0, let window = unsafe g_list_model_get_item(windows, count - 1) else { return nil }
  unsafe g_object_unref(window)
  guard unsafe isInstance(window, of: type) else { return nil }
  unsafe connectSignal(window, "hide") {
    unsafe handler(window)
    unsafe gtk_window_destroy(window.assumingMemoryBound(to: GtkWindow.self))
  }
  return unsafe window
}

/// Keeps an object in memory while another one exists.
package func keep(_ object: UnsafeMutableRawPointer, with owner: UnsafeMutableRawPointer) {
  unsafe g_object_set_data_full(
    owner.assumingMemoryBound(to: GObject.self), "kept", g_object_ref(object), g_object_unref)
}
