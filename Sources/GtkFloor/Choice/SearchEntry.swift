import CGtk

/// An entry for a text to search for.
package final class SearchEntry: Widget {
  package var onChange: () -> Void = {}

  /// Is called on Enter, which does not submit what is searched for.
  package var onEnter: () -> Void = {}

  /// - Parameter name: What it's for, as its placeholder and for screen readers.
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

  /// Gives the entry the focus and types a text at its end, as a key does that was pressed elsewhere.
  package func type(_ text: String) {
    grabFocus()
    self.text += text
    unsafe gtk_editable_set_position(opaque, -1)
  }
}
