import CGtk

/// Reports the state of Caps Lock while this object exists.
@safe package final class CapsLock {
  private let keyboard: ObjectReference
  private var handler: gulong = 0

  /// Calls `onChange` immediately and whenever Caps Lock changes; returns `nil` if there is no keyboard.
  package init?(of widget: Widget, onChange: @escaping (_ isOn: Bool) -> Void) {
    guard let seat = unsafe gdk_display_get_default_seat(gtk_widget_get_display(widget.pointer)),
      let device = unsafe gdk_seat_get_keyboard(seat)
    else { return nil }
    unsafe keyboard = ObjectReference(retaining: UnsafeMutableRawPointer(device))
    unsafe handler = connectSignal(keyboard.pointer, "notify::caps-lock-state") { [weak self] in
      if let self { onChange(isOn) }
    }
    onChange(isOn)
  }

  isolated deinit {
    unsafe g_signal_handler_disconnect(keyboard.pointer, handler)
  }

  private var isOn: Bool {
    unsafe gdk_device_get_caps_lock_state(OpaquePointer(keyboard.pointer)) != 0
  }
}
