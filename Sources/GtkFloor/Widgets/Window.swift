import CGtk

/// A window of the desktop.
public final class Window: Widget {
  private var window: UnsafeMutablePointer<GtkWindow> {
    unsafe object.assumingMemoryBound(to: GtkWindow.self)
  }

  package init(title: String) {
    unsafe super.init(gtk_window_new())
    unsafe gtk_window_set_title(window, title)
  }

  package var title: String {
    unsafe gtk_window_get_title(window).map { unsafe String(cString: $0) } ?? ""
  }

  /// Shows this window above another one, which takes no input meanwhile.
  package func stay(above parent: Window) {
    unsafe gtk_window_set_transient_for(window, parent.window)
    unsafe gtk_window_set_modal(window, 1)
    unsafe gtk_window_set_resizable(window, 0)
  }

  package func setContent(_ content: Widget) {
    unsafe gtk_window_set_child(window, content.pointer)
  }

  package func setDefaultWidth(_ width: Int32) {
    unsafe gtk_window_set_default_size(window, width, -1)
  }

  /// The button that Enter presses from any field.
  package func setDefaultButton(_ button: Button) {
    unsafe gtk_window_set_default_widget(window, button.pointer)
  }

  /// Shows the window, in front of the others; the focus that this gives may destroy it.
  package func present() {
    unsafe gtk_widget_set_visible(pointer, 1)
    let isShown = unsafe gtk_native_get_surface(OpaquePointer(window)) != nil
    if isShown { unsafe gtk_window_present(window) }
  }

  /// Removes the keyboard focus: a window keeps the widget that has it, even one that is removed.
  package func clearFocus() {
    unsafe gtk_window_set_focus(window, nil)
  }

  /// The Swift object of the innermost widget around the keyboard focus that has one.
  package var focusedImplementation: (any WidgetImplementation)? {
    var widget = unsafe gtk_window_get_focus(window)
    while let current = unsafe widget {
      if let owner = unsafe GtkFloor.implementation(of: current) { return owner }
      unsafe widget = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Calls `handler` when the keyboard focus has moved to another widget.
  package func onFocusChange(_ handler: @escaping () -> Void) {
    connect("notify::focus-widget", to: handler)
  }

  /// Destroys the window.
  package func destroy() {
    unsafe gtk_window_destroy(window)
  }

  /// Calls `handler` when the window is to be closed; the window stays open where it returns false.
  package func onCloseRequest(_ handler: @escaping () -> Bool) {
    connect("close-request", answering: { _ in !handler() })
  }

  /// Closes the window as its close button does.
  package func requestClose() {
    unsafe gtk_window_close(window)
  }

  /// Calls `handler` when another window gets the keyboard focus.
  package func onInactive(_ handler: @escaping () -> Void) {
    connect("notify::is-active") { [weak self] in
      if let self, unsafe gtk_window_is_active(window) == 0 { handler() }
    }
  }

  /// Calls `handler` when the window is shown, whoever shows it.
  package func onShow(_ handler: @escaping () -> Void) {
    connect("map", to: handler)
  }

  /// Calls `handler` when a window that was shown is destroyed.
  ///
  /// The signal `destroy` would come too late: this object keeps the window, though destroyed.
  package func onDestroy(_ handler: @escaping () -> Void) {
    connect("unrealize", to: handler)
  }
}

extension Widget {
  /// Calls `handler` when Enter is pressed in a field within this widget.
  ///
  /// GTK would press the default button a quarter of a second later, when more may have been
  /// typed.
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
