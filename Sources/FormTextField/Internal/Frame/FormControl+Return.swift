import CGtk

// Enter in a control that is followed by another one.

extension FormControl {
  /// Moves the focus on, or presses the default button of the window.
  final func returnPressed() {
    if let next = controlAfterReturn {
      unsafe gtk_widget_grab_focus(next.widget)
    } else if let parent = unsafe gtk_widget_get_parent(widget) {
      unsafe gtk_widget_activate_default(parent)
    }
  }

  /// The control to which Enter moves the focus, or `nil` if Enter submits.
  final var controlAfterReturn: FormControl? {
    guard returnAction == .nextField else { return nil }
    var isPast = false
    return controlsInWindow.first { control in
      defer { if control === self { isPast = true } }
      return isPast && control.canTakeFocus
    }
  }

  /// The controls in the window around this one, in the order in which Tab visits them.
  final var controlsInWindow: [FormControl] {
    guard let root = unsafe gtk_widget_get_root(widget) else { return [] }
    return unsafe formControls(in: UnsafeMutablePointer(root))
  }

  private var canTakeFocus: Bool {
    unsafe gtk_widget_get_mapped(widget) != 0 && gtk_widget_is_sensitive(widget) != 0
  }
}

/// The controls in a widget, those of rows before the control of the rows.
func formControls(in widget: UnsafeMutablePointer<GtkWidget>) -> [FormControl] {
  var found: [FormControl] = []
  var child = unsafe gtk_widget_get_first_child(widget)
  while let current = unsafe child {
    unsafe found += formControls(in: current)
    if let control = formControl(of: current) { found.append(control) }
    unsafe child = gtk_widget_get_next_sibling(current)
  }
  return found
}
