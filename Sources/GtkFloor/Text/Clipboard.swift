import CGtk

extension Widget {
  /// Puts a text on the clipboard.
  package func copy(_ text: String) {
    unsafe gdk_clipboard_set_text(gtk_widget_get_clipboard(pointer), text)
  }

  /// Opens an address in the user's preferred program.
  package func open(_ address: String) {
    unsafe gtk_show_uri(Window(around: self)?.gtkWindow, address, guint32(GDK_CURRENT_TIME))
  }

  /// Calls `handler` with the clipboard's text once it's read, or never if there is no text.
  func readClipboard(_ handler: @escaping (String) -> Void) {
    unsafe gdk_clipboard_read_text_async(
      gtk_widget_get_clipboard(pointer), nil,
      { source, result, box in
        let handler = unsafe ClosureBox<(String) -> Void>.take(box)
        var error: UnsafeMutablePointer<GError>?
        let text = unsafe gdk_clipboard_read_text_finish(OpaquePointer(source), result, &error)
        unsafe g_clear_error(&error)
        guard let text = unsafe text else { return }
        handler?(unsafe String(cString: text))
        unsafe g_free(text)
      }, ClosureBox.retained(handler))
  }
}
