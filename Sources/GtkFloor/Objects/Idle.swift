import CGtk

/// Calls `body` once, after pending keys are handled and their changes are drawn.
package func whenIdle(_ body: @escaping () -> Void) {
  schedule(body, priority: G_PRIORITY_DEFAULT_IDLE)
}

/// Calls `body` once, after the current event and before the next.
package func afterEvent(_ body: @escaping () -> Void) {
  schedule(body, priority: G_PRIORITY_HIGH)
}

private func schedule(_ body: @escaping () -> Void, priority: gint) {
  unsafe _ = g_idle_add_full(
    priority,
    { box in
      unsafe ClosureBox<() -> Void>.handler(in: box)?()
      return 0
    }, ClosureBox.retained(body), { box in unsafe releaseClosure(box) })
}
