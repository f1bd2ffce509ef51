import CGtk
import GenericForm

// The search in the open list of a drop-down.

extension DropDown {
  /// Gives the focus to the search when a long list opens; Enter in it chooses the first match.
  ///
  /// GTK 4.8 gives the focus to the list, where letters are lost, and Enter and Escape no meaning.
  func prepareSearch(in popover: UnsafeMutablePointer<GtkWidget>) {
    guard let entry = unsafe descendant(of: popover, gtk_search_entry_get_type()),
      let list = unsafe descendant(of: popover, gtk_list_view_get_type())
    else { return }
    // Enter chooses from what matches now, and not a moment ago.
    unsafe gtk_search_entry_set_search_delay(OpaquePointer(entry), 0)
    unsafe Widget(entry).setName(ValidationMessage.search.text)
    unsafe connect(UnsafeMutableRawPointer(popover), "map") { [weak self] in
      // A turn later: GTK moves the focus after it has shown the list.
      Task { [weak self] in
        if self?.isLong == true { unsafe gtk_widget_grab_focus(entry) }
      }
    }
    unsafe connect(UnsafeMutableRawPointer(entry), "stop-search") {
      unsafe gtk_popover_popdown(
        UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
    }
    unsafe connect(UnsafeMutableRawPointer(popover), "unmap") {
      unsafe gtk_editable_set_text(OpaquePointer(entry), "")
    }
    unsafe connect(UnsafeMutableRawPointer(entry), "activate") {
      unsafe gtk_widget_activate_action_variant(list, "list.activate-item", g_variant_new_uint32(0))
    }
  }
}

/// The first widget of a class within another one.
private func descendant(
  of widget: UnsafeMutablePointer<GtkWidget>, _ type: GType
) -> UnsafeMutablePointer<GtkWidget>? {
  var child = unsafe gtk_widget_get_first_child(widget)
  while let current = unsafe child {
    if unsafe isInstance(UnsafeMutableRawPointer(current), of: type) { return unsafe current }
    if let found = unsafe descendant(of: current, type) { return unsafe found }
    unsafe child = gtk_widget_get_next_sibling(current)
  }
  return nil
}
