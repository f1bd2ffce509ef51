import CGtk

/// Keeps keys away from a flow box that isn't laid out yet, such as the skin tones of an emoji.
///
/// GTK counts the children per line when it lays the box out. Until then, Up and Down loop forever, and Page Up and
/// Page Down divide by zero. It happens if keys arrive faster than frames, such as Menu and Up on an emoji. That's
/// why this type overrides methods of the class.
package enum FlowBoxKeys {
  private typealias Focus =
    @convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkDirectionType) -> gboolean

  /// GTK's method, once it's overridden.
  private static var focus: Focus?

  /// Overrides the methods; a second call does nothing.
  package static func install() {
    guard unsafe focus == nil,
      let box = unsafe g_type_class_ref(gtk_flow_box_get_type())?
        .assumingMemoryBound(to: GtkWidgetClass.self)
    else { return }
    unsafe focus = box.pointee.focus
    unsafe box.pointee.focus = { widget, direction in
      guard let widget = unsafe widget else { return 0 }
      let isAcrossLines = direction == GTK_DIR_UP || direction == GTK_DIR_DOWN
      if unsafe isAcrossLines && gtk_widget_get_focus_child(widget) != nil && !hasLines(widget) {
        return 1
      }
      return unsafe FlowBoxKeys.focus?(widget, direction) ?? 0
    }
    changeCursor()
  }

  private static func changeCursor() {
    let size = unsafe guint(MemoryLayout<GClosure>.size)
    let closure = unsafe g_closure_new_simple(size, nil)
    let call: GClosureMarshal = { _, result, _, arguments, _, _ in
      guard let arguments = unsafe arguments,
        let box = unsafe g_value_get_object(arguments)?.assumingMemoryBound(to: GtkWidget.self)
      else { return }
      let step = unsafe GtkMovementStep(
        rawValue: guint(bitPattern: g_value_get_enum(arguments + 1)))
      if unsafe isAcrossLines(step, in: box) && !hasLines(box) {
        unsafe g_value_set_boolean(result, 1)
      } else {
        unsafe g_signal_chain_from_overridden(arguments, result)
      }
    }
    unsafe g_closure_set_marshal(closure, call)
    let type = gtk_flow_box_get_type()
    unsafe g_signal_override_class_closure(g_signal_lookup("move-cursor", type), type, closure)
  }
}

private func isAcrossLines(
  _ step: GtkMovementStep, in box: UnsafeMutablePointer<GtkWidget>
) -> Bool {
  let orientation = unsafe gtk_orientable_get_orientation(OpaquePointer(box))
  let alongLine =
    orientation == GTK_ORIENTATION_HORIZONTAL
    ? GTK_MOVEMENT_VISUAL_POSITIONS : GTK_MOVEMENT_DISPLAY_LINES
  return step != alongLine && step != GTK_MOVEMENT_BUFFER_ENDS
}

/// Returns true once the box has been laid out with a child in it.
private func hasLines(_ box: UnsafeMutablePointer<GtkWidget>) -> Bool {
  var child = unsafe gtk_widget_get_first_child(box)
  while let current = unsafe child {
    if unsafe gtk_widget_get_width(current) > 0 { return true }
    unsafe child = gtk_widget_get_next_sibling(current)
  }
  return false
}
