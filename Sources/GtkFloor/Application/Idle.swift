import CGtk

/// Calls `body` once, after the keys that wait are handled and what they changed is drawn.
package func whenIdle(_ body: @escaping () -> Void) {
  unsafe _ = g_idle_add_full(
    G_PRIORITY_DEFAULT_IDLE,
    { box in
      unsafe ClosureBox<() -> Void>.handler(in: box)?()
      return 0
    }, ClosureBox.retained(body), { box in unsafe releaseClosure(box) })
}
