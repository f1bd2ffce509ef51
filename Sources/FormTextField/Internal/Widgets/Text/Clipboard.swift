import CGtk

extension Widget {
  /// Calls `handler` with the text of the clipboard once it is read; not where there is none.
  func readClipboard(_ handler: @escaping (String) -> Void) {
    let reader = unsafe Unmanaged.passRetained(ClipboardReader(handler)).toOpaque()
    unsafe gdk_clipboard_read_text_async(
      gtk_widget_get_clipboard(pointer), nil,
      { source, result, reader in
        guard let reader = unsafe reader else { return }
        let handler = unsafe Unmanaged<ClipboardReader>.fromOpaque(reader).takeRetainedValue()
        var error: UnsafeMutablePointer<GError>?
        let text = unsafe gdk_clipboard_read_text_finish(OpaquePointer(source), result, &error)
        unsafe g_clear_error(&error)
        guard let text = unsafe text else { return }
        handler.read(unsafe String(cString: text))
        unsafe g_free(text)
      }, reader)
  }
}

/// What is done with a text that is read later.
private final class ClipboardReader {
  let read: (String) -> Void

  init(_ read: @escaping (String) -> Void) {
    self.read = read
  }
}
