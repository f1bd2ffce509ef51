import CGtk

/// A text, such as the unit beside an entry or the sign between two.
public final class Label: Widget {
  /// Creates a label.
  ///
  /// - Parameters:
  ///   - text: The text, at the start of its line.
  ///   - wraps: Indicates whether a text that is too wide wraps, which is slow to measure in GTK.
  public convenience init(_ text: String = "", wraps: Bool = false) {
    unsafe self.init(gtk_label_new(text), wraps: wraps)
  }

  /// Creates a heading, which screen readers list.
  package convenience init(heading text: String) {
    self.init(text, wraps: true)
    makeHeading()
  }

  /// Makes the label a heading, before it's shown.
  package func makeHeading() {
    self["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_HEADING.rawValue)
    addStyleClass("form-heading")
  }

  /// Creates the description below a heading.
  package convenience init(description text: String) {
    self.init(text, wraps: true)
    addStyleClass("form-description")
    // In libadwaita 1.10, this style sets the lines further apart, as in its own descriptions. In GTK alone, it makes
    // the font larger.
    if AdwaitaFunctions.isStarted { addStyleClass("body") }
  }

  private init(_ label: UnsafeMutablePointer<GtkWidget>, wraps: Bool) {
    unsafe super.init(label)
    unsafe gtk_label_set_xalign(opaque, 0)
    if wraps { self.wraps = true }
  }

  /// Indicates whether a text that is too wide wraps, which is slow to measure in GTK.
  package var wraps: Bool {
    get { unsafe gtk_label_get_wrap(opaque) != 0 }
    set {
      unsafe gtk_label_set_wrap(opaque, newValue ? 1 : 0)
      guard newValue else { return }
      unsafe gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
      unsafe gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
    }
  }

  /// Indicates whether a word that is too wide is broken, which is even slower.
  package var breaksWords: Bool {
    get { unsafe gtk_label_get_wrap_mode(opaque) == PANGO_WRAP_WORD_CHAR }
    set {
      unsafe gtk_label_set_wrap_mode(opaque, newValue ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD)
    }
  }

  /// Indicates whether a text that wraps leaves the width of its line to a widget beside it.
  package var yieldsWidth: Bool {
    get { unsafe gtk_label_get_max_width_chars(opaque) != -1 }
    set { unsafe gtk_label_set_max_width_chars(opaque, newValue ? 1 : -1) }
  }

  /// Wraps the text if it may not fit into a narrow window in large print.
  ///
  /// - Parameter length: The width of what is beside the label, in letters.
  package func wrapIfLong(beside length: Int = 0) {
    // Bytes are counted, because a letter of several, such as a Chinese one, may be wider.
    let isLong = textWithMnemonic.utf8.count + length > 20
    if isLong != wraps { wraps = isLong }
  }

  /// Indicates whether the user can select and copy the text.
  package var isSelectable: Bool {
    get { unsafe gtk_label_get_selectable(opaque) != 0 }
    set { unsafe gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }

  /// Clears the selection; GTK selects the whole text when a key moves the focus to the label.
  package func clearSelection() {
    unsafe gtk_label_select_region(opaque, 0, 0)
  }

  /// The visible text, without the mark of a mnemonic.
  public var text: String {
    get { unsafe String(cString: gtk_label_get_text(opaque)) }
    set {
      guard newValue != text else { return }
      unsafe gtk_label_set_text(opaque, newValue)
    }
  }

  /// Indicates whether an overlong text, such as a file name, is shortened in the middle.
  ///
  /// A label that wraps shortens text of more than two lines.
  package var cutsInTheMiddle: Bool {
    get { unsafe gtk_label_get_ellipsize(opaque) == PANGO_ELLIPSIZE_MIDDLE }
    set {
      unsafe gtk_label_set_lines(opaque, newValue ? 2 : -1)
      unsafe gtk_label_set_ellipsize(
        opaque, newValue ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_NONE)
    }
  }

  /// Ends a text that is too wide with an ellipsis.
  package func cutAtEnd() {
    unsafe gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END)
  }

  /// Breaks words without hyphens: in a file name, a hyphen would seem to be part of the name.
  package func breakWithoutHyphens() {
    let attributes = unsafe pango_attr_list_new()
    unsafe pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    unsafe gtk_label_set_attributes(opaque, attributes)
    unsafe pango_attr_list_unref(attributes)
  }

  /// The text with an underscore before its mnemonic.
  package var textWithMnemonic: String {
    get { unsafe String(cString: gtk_label_get_label(opaque)) }
    set {
      // Even without a mnemonic, GTK 4.8 would add a shortcut that every key press tries.
      if newValue.contains("_") {
        unsafe gtk_label_set_text_with_mnemonic(opaque, newValue)
      } else {
        unsafe gtk_label_set_text(opaque, newValue)
      }
    }
  }

  /// Shows a text; the label is hidden if the text is empty, as it would still take space.
  package func showIfAny(_ text: String) {
    self.text = text
    isVisible = !text.isEmpty
  }

  /// Aligns the text to the end of its space.
  package func alignTextToEnd() {
    unsafe gtk_label_set_xalign(opaque, 1)
  }

  /// Aligns the text to the middle of its space.
  package func alignTextToMiddle() {
    unsafe gtk_label_set_xalign(opaque, 0.5)
    unsafe gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
  }

  /// Requests a minimum width in characters.
  package func reserve(characters count: Int) {
    unsafe gtk_label_set_width_chars(opaque, gint(count))
  }

  /// Makes this the label of another widget, with its mnemonic and as its accessible name.
  package func labels(_ widget: Widget) {
    unsafe gtk_label_set_mnemonic_widget(opaque, widget.pointer)
    (widget as? ContentButton)?.setLabel(self)
    if widget is Label { nameByItsText(widget) }
    guard let dropDown = widget.dropDown else { return }
    if ScreenReader.readsOnlyLabels {
      unsafe cgtk_accessible_set_labels(dropDown.opaque, opaque, widget.opaque)
    } else {
      unsafe cgtk_accessible_set_relation(
        dropDown.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY, opaque)
    }
  }

  /// Names another label by this one and by its own text, as GTK 4.8 does itself.
  private func nameByItsText(_ other: Widget) {
    guard ScreenReader.readsOnlyLabels else { return }
    unsafe cgtk_accessible_set_labels(other.opaque, opaque, other.opaque)
  }
}
