import CGtk

extension TextArea {
  /// Makes the area as high as its text, within the limits of `lines`.
  ///
  /// This sets the minimum height, as a scrolling form gives no widget more than its minimum.
  func fitLines() {
    let text = value
    let least = height(of: lines.lowerBound)
    let fitted = (text.isEmpty ? least : max(least, limitedHeight(of: text))) + Self.padding
    guard unsafe gtk_scrolled_window_get_min_content_height(opaque) != fitted else { return }
    unsafe gtk_scrolled_window_set_max_content_height(opaque, -1)
    unsafe gtk_scrolled_window_set_min_content_height(opaque, fitted)
    unsafe gtk_scrolled_window_set_max_content_height(opaque, fitted)
  }

  /// Returns the height of a text, limited to the maximum number of lines.
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

  /// A size in bytes that no single line holds; longer text isn't measured.
  private static let longestLine = 2_000

  /// The margin around the text in pixels, as in the style sheet, plus two to avoid a scroll bar.
  private static let margin: gint = 8
  private static let padding: gint = 14
}
