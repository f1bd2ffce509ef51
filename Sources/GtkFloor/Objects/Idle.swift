import CGtk

/// Calls `body` once, after pending keys are handled and their changes are drawn.
package func whenIdle(_ body: @escaping () -> Void) {
  schedule(body, priority: G_PRIORITY_DEFAULT_IDLE)
}

/// Calls `body` once, after the current event and before the next.
package func afterEvent(_ body: @escaping () -> Void) {
  schedule(body, priority: G_PRIORITY_HIGH)
}

extension Widget {
  /// Calls `body` once the widget, which is being shown, is laid out and drawn.
  func afterDrawing(_ body: @escaping () -> Void) {
    guard let clock = unsafe gtk_widget_get_frame_clock(pointer) else { return }
    let object = unsafe UnsafeMutableRawPointer(clock)
    var connection = gulong(0)
    unsafe connection = connectSignal(object, "after-paint") {
      unsafe g_signal_handler_disconnect(object, connection)
      body()
    }
  }
}

private func schedule(_ body: @escaping () -> Void, priority: gint) {
  unsafe _ = g_idle_add_full(
    priority,
    { box in
      unsafe ClosureBox<() -> Void>.handler(in: box)?()
      return 0
    }, ClosureBox.retained(body), { box in unsafe releaseClosure(box) })
}
