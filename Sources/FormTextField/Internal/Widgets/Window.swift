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
    scroller.growWithContent(upTo: 720)
    scroller.expandsVertically = true
    let column = Box(.column)
    column.append(header)
    column.append(scroller)
    column.append(footer)
    unsafe gtk_window_set_child(window, column.pointer)
    scroller.keepInSight(content, upTo: 200)
  }

  func setDefaultWidth(_ width: Int32) {
    unsafe gtk_window_set_default_size(window, width, -1)
  }

  /// The button that Enter presses from any field.
  func setDefaultButton(_ button: Button) {
    unsafe gtk_window_set_default_widget(window, button.pointer)
  }

  @safe var widget: WidgetPointer { unsafe pointer }

  func present() {
    unsafe gtk_window_present(window)
  }

  /// Removes the keyboard focus: a window keeps the widget that has it, even one that is removed.
  func clearFocus() {
    unsafe gtk_window_set_focus(window, nil)
  }

  /// Destroys the window.
  func destroy() {
    unsafe gtk_window_destroy(window)
  }

  /// Calls `handler` when the window is shown, whoever shows it.
  func onShow(_ handler: @escaping () -> Void) {
    unsafe connect(object, "map", to: handler)
  }

  /// Calls `handler` when a window that was shown is destroyed.
  ///
  /// The signal `destroy` would come too late: this object keeps the window, though destroyed.
  func onDestroy(_ handler: @escaping () -> Void) {
    unsafe connect(object, "unrealize", to: handler)
  }
}

extension Widget {
  /// Calls `handler` when Enter is pressed in a field within this widget.
  ///
  /// GTK would press the default button a quarter of a second later, when more may have been
  /// typed.
  func onDefault(_ handler: @escaping () -> Void) {
    guard let action = unsafe g_simple_action_new("activate", nil),
      let group = unsafe g_simple_action_group_new()
    else { return }
    unsafe connect(
      UnsafeMutableRawPointer(action), withOneArgument: "activate", to: handler)
    unsafe g_action_map_add_action(OpaquePointer(group), action)
    unsafe gtk_widget_insert_action_group(pointer, "default", OpaquePointer(group))
    unsafe g_object_unref(UnsafeMutableRawPointer(action))
    unsafe g_object_unref(UnsafeMutableRawPointer(group))
  }
}
