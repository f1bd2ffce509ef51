import CGtk

extension Window {
  /// Closes the popover with the keyboard focus if it's within a widget.
  package func closePopover(in widget: Widget) {
    guard let popover = focusedWidget?.popoverAround, popover.isWithin(widget) else { return }
    popover.popDown()
  }
}

extension Widget {
  /// Opens this popover.
  package func popUp() {
    unsafe gtk_popover_popup(object.assumingMemoryBound(to: GtkPopover.self))
  }

  /// Closes this popover.
  package func popDown() {
    unsafe gtk_popover_popdown(object.assumingMemoryBound(to: GtkPopover.self))
  }

  /// Closes this popover when the widgets around it disappear, such as the row that it's in, or are disabled.
  ///
  /// GTK would leave the keyboard to the popover, which can't be seen or used anymore.
  func popDownWithSurroundings() {
    let popover = pointer
    connect("state-flags-changed") {
      let popover = unsafe Widget(unowned: popover)
      if popover.isVisible, !popover.canBeUsed { popover.popDown() }
    }
    connect("unmap") {
      // A popover that closes by itself is hidden first.
      guard unsafe gtk_widget_get_visible(popover) != 0 else { return }
      let popover = unsafe Widget(popover)
      // GTK doesn't release a widget that loses the focus twice.
      Window(around: popover)?.clearFocus(in: popover)
      // GTK 4.18 doesn't release a drop-down whose list closes while it's unmapped.
      Task { popover.popDown() }
    }
  }
}
