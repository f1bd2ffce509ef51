import CGtk

extension TextArea {
  /// Makes the area as high as its text, within its lines.
  ///
  /// It is the least height, as a form that scrolls gives no widget more than that.
  func fitLines() {
    let text = value
    let least = height(of: lines.lowerBound)
    let fitted = (text.isEmpty ? least : max(least, limitedHeight(of: text))) + Self.padding
    guard unsafe gtk_scrolled_window_get_min_content_height(opaque) != fitted else { return }
    unsafe gtk_scrolled_window_set_max_content_height(opaque, -1)
    unsafe gtk_scrolled_window_set_min_content_height(opaque, fitted)
    unsafe gtk_scrolled_window_set_max_content_height(opaque, fitted)
  }

  /// The height of a text, and no more than that of the most lines.
  private func limitedHeight(of text: String) -> gint {
    let most = height(of: lines.upperBound)
    if text.utf8.count > lines.upperBound * Self.longestLine { return most }
    let width = unsafe gtk_widget_get_width(view.pointer) - 2 * Self.margin
    return min(most, height(of: text, wrappedTo: width))
  }

  private func height(of lines: Int) -> gint {
    height(of: Array(repeating: "X", count: lines).joined(separator: "\n"), wrappedTo: -1)
  }

  private func height(of text: String, wrappedTo width: gint) -> gint {
    guard let layout = unsafe gtk_widget_create_pango_layout(view.pointer, text) else { return 0 }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }
    unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_width(layout, width > 0 ? width * PANGO_SCALE : -1)
    var height: gint = 0
    unsafe pango_layout_get_pixel_size(layout, nil, &height)
    return height
  }

  /// The length in bytes of more text than one line holds, which is not measured.
  private static let longestLine = 2_000

  /// The space around the text in pixels, as the style sheet has it, and two for no scroll bar.
  private static let margin: gint = 8
  private static let padding: gint = 14
}
