import CGtk

extension Entry {
  /// Adds a button that clears the entry, for the pointer only: the keyboard has its usual keys.
  ///
  /// - Parameter title: The button's action, shown as its tooltip.
  func addClearButton(_ title: String) {
    let entry = unsafe object.assumingMemoryBound(to: GtkEntry.self)
    unsafe gtk_entry_set_icon_tooltip_text(
      entry, GTK_ENTRY_ICON_SECONDARY, title)
    hideIconsFromScreenReaders()
    connect("icon-release") { [weak self] in
      guard let self, isEditable else { return }
      enter("")
      focus()
    }
    connect("notify::text") { [weak self] in self?.showClearButton() }
    connect("notify::editable") { [weak self] in self?.showClearButton() }
  }

  /// Shows the button while there is something to clear.
  func showClearButton() {
    let isShown = clearTitle != nil && isEditable && !isEmpty
    unsafe gtk_entry_set_icon_from_icon_name(
      object.assumingMemoryBound(to: GtkEntry.self), GTK_ENTRY_ICON_SECONDARY,
      isShown ? "edit-clear-symbolic" : nil)
    setStyleClass("clearable", isShown)
  }
}
