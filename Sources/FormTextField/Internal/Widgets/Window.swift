import CGtk

/// A window with content that scrolls between a header and a row of buttons that stay.
final class Window: Widget {
  private var window: UnsafeMutablePointer<GtkWindow> {
    unsafe object.assumingMemoryBound(to: GtkWindow.self)
  }

  init(title: String) {
    unsafe super.init(gtk_window_new())
    unsafe gtk_window_set_title(window, title)
  }

  func setContent(header: Widget, _ content: Widget, footer: Widget) {
    let scroller = ScrolledWindow(content)
    scroller.growsWithContent(upTo: 720)
    scroller.expandsVertically = true
    let column = Box(.column)
    column.append(header)
    column.append(scroller)
    column.append(footer)
    unsafe gtk_window_set_child(window, column.pointer)
  }

  func setDefaultWidth(_ width: Int32) {
    unsafe gtk_window_set_default_size(window, width, -1)
  }

  /// The button that Enter presses from any field.
  func setDefaultButton(_ button: Button) {
    unsafe gtk_window_set_default_widget(window, button.pointer)
  }

  func present() {
    unsafe gtk_window_present(window)
  }

  /// Takes the window away for good.
  func destroy() {
    unsafe gtk_window_destroy(window)
  }

  /// Calls `handler` when the person closes the window.
  func onClose(_ handler: @escaping () -> Void) {
    unsafe connect(
      object, "close-request",
      asking: {
        handler()
        return false
      })
  }
}
