extension FormControl {
  /// Moves the focus on, or presses the default button of the window.
  package final func enterPressed() {
    if let next = controlAfterReturn {
      next.instance.host.grabFocus()
    } else {
      instance.host.activateDefaultOfWindow()
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

  /// All controls in this control's window, in Tab order.
  final var controlsInWindow: [FormControl] {
    instance.host.root?.controls ?? []
  }

  private var canTakeFocus: Bool {
    instance.host.isMapped && instance.host.canBeUsed
  }
}

extension Widget {
  /// The controls in the widget, those of rows before the control of the rows.
  var controls: [FormControl] { implementations.compactMap { $0 as? FormControl } }
}
