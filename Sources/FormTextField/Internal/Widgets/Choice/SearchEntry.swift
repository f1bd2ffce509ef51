import CGtk
import GenericForm

/// An entry for a text to search for.
final class SearchEntry: Widget {
  var onChange: () -> Void = {}

  /// Is called on Enter, which does not submit what is searched for.
  var onEnter: () -> Void = {}

  init() {
    unsafe super.init(gtk_search_entry_new())
    if let text = unsafe gtk_editable_get_delegate(opaque) {
      unsafe gtk_text_set_placeholder_text(
        UnsafeMutablePointer(text), ControlMessage.`choice.search`.text)
    }
    setName(ControlMessage.`choice.search`.text)
    unsafe connect(object, "changed") { [weak self] in self?.onChange() }
    unsafe connect(object, "stop-search") { [weak self] in self?.text = "" }
    unsafe connect(object, "activate") { [weak self] in self?.onEnter() }
  }

  var text: String {
    get { unsafe String(cString: gtk_editable_get_text(opaque)) }
    set { unsafe gtk_editable_set_text(opaque, newValue) }
  }
}
