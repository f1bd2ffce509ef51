import CGtk

/// Content that is scrolled up and down where there is not enough space for it.
final class ScrolledWindow: Widget {
  init(_ content: Widget) {
    unsafe super.init(gtk_scrolled_window_new())
    unsafe gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    show(content)
    // A scroll bar that hides would not show that there is more.
    unsafe gtk_scrolled_window_set_overlay_scrolling(opaque, 0)
  }

  /// Scrolls other content, or none.
  func show(_ content: Widget?) {
    unsafe gtk_scrolled_window_set_child(opaque, content?.pointer)
  }

  /// Requests at least the present height of the content, up to a number of pixels, so that other
  /// parts of the window cannot take it.
  func keepInSight(_ content: Widget, upTo height: Int32) {
    var natural: Int32 = 0
    unsafe gtk_widget_measure(
      content.pointer, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
    unsafe gtk_scrolled_window_set_min_content_height(opaque, min(height, natural))
  }

  /// Requests the height of the content, up to a number of pixels.
  func growWithContent(upTo height: Int32) {
    unsafe gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    unsafe gtk_scrolled_window_set_max_content_height(opaque, height)
  }
}
