import CGtk

/// An entry for a search, with a magnifier, that a screen reader reads as a search box.
package final class SearchBox: Entry {
  package init() {
    unsafe super.init(entry: cgtk_widget_new(gtk_entry_get_type(), GTK_ACCESSIBLE_ROLE_SEARCH_BOX))
    insertInOneLine()
    let entry = unsafe object.assumingMemoryBound(to: GtkEntry.self)
    unsafe gtk_entry_set_icon_from_icon_name(
      entry, GTK_ENTRY_ICON_PRIMARY, "system-search-symbolic")
    unsafe gtk_entry_set_icon_activatable(entry, GTK_ENTRY_ICON_PRIMARY, 0)
    hideIconsFromScreenReaders()
  }
}
