import CGtk

/// A button that shows text and opens a popover.
@safe package final class PopoverButton: Widget {
  /// The part that has the focus while the popover is closed.
  package let focusWidget: Widget

  private let label = Label()
  private let content: Widget

  /// Called when the popover has been closed.
  package var onClose: () -> Void = {}

  package init(_ content: Widget) {
    self.content = content
    // Screen readers read the button within it.
    let button = unsafe cgtk_widget_new(gtk_menu_button_get_type(), GTK_ACCESSIBLE_ROLE_GROUP)
    guard let toggle = unsafe gtk_widget_get_first_child(button),
      let popover = unsafe gtk_popover_new()
    else { fatalError("GTK can't create a popover: it isn't initialized.") }
    unsafe focusWidget = Widget(toggle)
    unsafe super.init(button)
    label.cutAtEnd()
    label.expandsHorizontally = true
    let row = Box(.row, spacing: 6)
    row.append(label)
    row.append(Icon(.opens))
    unsafe gtk_menu_button_set_child(opaque, row.pointer)
    // GTK would center the content.
    if let box = row.parent { unsafe gtk_widget_set_halign(box.pointer, GTK_ALIGN_FILL) }
    unsafe gtk_popover_set_child(
      UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), content.pointer)
    unsafe gtk_menu_button_set_popover(opaque, popover)
    unsafe Widget(popover).popDownWithSurroundings()
    unsafe connectSignal(UnsafeMutableRawPointer(popover), "closed") { [weak self] in
      self?.onClose()
    }
    focusWidget.onMnemonic { [weak self] in self?.focusWidget.grabFocus() }
    // Enter submits the form, so only the space bar opens the popover.
    focusWidget.submit()
  }

  /// The visible text, which a screen reader reads after the title.
  package var text: String {
    get { label.text }
    set {
      label.text = newValue
      focusWidget.setAccessibleName(newValue)
    }
  }
}
