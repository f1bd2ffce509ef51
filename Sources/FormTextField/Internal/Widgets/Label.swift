import CGtk

/// Text that is read, at the start of its line.
final class Label: Widget {
  init(_ text: String = "", wraps: Bool = false) {
    unsafe super.init(gtk_label_new(text))
    unsafe gtk_label_set_xalign(opaque, 0)
    if wraps { self.wraps = true }
  }

  /// Whether a text that is too wide is wrapped, which takes GTK long to measure.
  var wraps: Bool {
    get { unsafe gtk_label_get_wrap(opaque) != 0 }
    set {
      unsafe gtk_label_set_wrap(opaque, newValue ? 1 : 0)
      guard newValue else { return }
      unsafe gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
      unsafe gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
    }
  }

  var text: String {
    get { unsafe String(cString: gtk_label_get_text(opaque)) }
    set {
      guard newValue != text else { return }
      unsafe gtk_label_set_text(opaque, newValue)
    }
  }

  /// The text with an underscore before the letter that is its mnemonic.
  var textWithMnemonic: String {
    get { unsafe String(cString: gtk_label_get_label(opaque)) }
    set { unsafe gtk_label_set_text_with_mnemonic(opaque, newValue) }
  }

  /// Requests the width of so many characters at least.
  func reserve(characters count: Int) {
    unsafe gtk_label_set_width_chars(opaque, gint(count))
  }

  /// Makes this the label of another widget: its mnemonic and its accessible name.
  func labels(_ widget: Widget) {
    unsafe gtk_label_set_mnemonic_widget(opaque, widget.pointer)
  }
}
