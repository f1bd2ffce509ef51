import CGtk

/// A search entry.
package final class SearchEntry: Widget {
  package var onChange: () -> Void = {}

  /// Called on Enter, which doesn't submit the form.
  package var onEnter: () -> Void = {}

  /// - Parameter name: The entry's purpose, shown as its placeholder and read by screen readers.
  package init(_ name: String) {
    unsafe super.init(gtk_search_entry_new())
    if let text = unsafe gtk_editable_get_delegate(opaque) {
      unsafe gtk_text_set_placeholder_text(UnsafeMutablePointer(text), name)
    }
    setAccessibleName(name)
    connect("changed") { [weak self] in self?.onChange() }
    connect("stop-search") { [weak self] in self?.text = "" }
    connect("activate") { [weak self] in self?.onEnter() }
  }

  package var text: String {
    get { unsafe String(cString: gtk_editable_get_text(opaque)) }
    set { unsafe gtk_editable_set_text(opaque, newValue) }
  }

  /// Focuses the entry and appends a text, as for a key pressed elsewhere.
  package func type(_ text: String) {
    grabFocus()
    self.text += text
    unsafe gtk_editable_set_position(opaque, -1)
  }
}
