import CGtk

extension Widget {
  /// Calls `handler` when keys are pressed in this widget, and the part with the focus has no use
  /// for them.
  ///
  /// - Parameter keys: The keys as GTK writes them, as in `<Alt>Up|<Alt>KP_Up`.
  func onKey(_ keys: String, _ handler: @escaping () -> Void) {
    let action = unsafe gtk_callback_action_new(
      { _, _, box in
        unsafe Callback.of(box)?.handler()
        return 1
      }, Unmanaged.passRetained(Callback(handler)).toOpaque(),
      { box in
        guard let box = unsafe box else { return }
        unsafe Unmanaged<Callback>.fromOpaque(box).release()
      })
    let shortcuts = unsafe gtk_shortcut_controller_new()
    unsafe gtk_shortcut_controller_add_shortcut(
      shortcuts,
      gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), action))
    unsafe gtk_widget_add_controller(pointer, shortcuts)
  }
}

/// A closure for C, which takes only a pointer.
private final class Callback {
  let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  static func of(_ box: UnsafeMutableRawPointer?) -> Callback? {
    unsafe box.map { unsafe Unmanaged<Callback>.fromOpaque($0).takeUnretainedValue() }
  }
}
