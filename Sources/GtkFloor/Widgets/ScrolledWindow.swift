import CGtk

/// Content that scrolls vertically if there isn't enough space.
package final class ScrolledWindow: Widget {
  private let content: Widget

  package init(_ content: Widget) {
    self.content = content
    unsafe super.init(gtk_scrolled_window_new())
    unsafe gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    unsafe gtk_scrolled_window_set_child(opaque, content.pointer)
  }

  /// Requests the content's height, up to a number of pixels.
  package func growWithContent(upTo height: Int32) {
    unsafe gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    unsafe gtk_scrolled_window_set_max_content_height(opaque, height)
  }

  /// Requests the content's width.
  package func growWithWidthOfContent() {
    unsafe gtk_scrolled_window_set_propagate_natural_width(opaque, 1)
  }

  /// Requests a height in pixels, as a minimum.
  package func keepHeight(_ height: Int32) {
    unsafe gtk_scrolled_window_set_min_content_height(opaque, height)
  }

  /// Calls `handler` when the content's height has changed and its position is updated.
  package func onResize(_ handler: @escaping () -> Void) {
    guard let adjustment = unsafe adjustment else { return }
    unsafe connectSignal(UnsafeMutableRawPointer(adjustment), "changed", to: handler)
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    unsafe gtk_scrolled_window_get_vadjustment(opaque)
  }
}

extension Widget {
  /// Scrolls the surrounding window until the widget is fully visible, or its start if it's too high.
  ///
  /// - Parameter margin: The space above the widget, if there is enough.
  package func scrollIntoView(margin: Double) {
    guard let around = unsafe gtk_widget_get_ancestor(pointer, gtk_scrolled_window_get_type())
    else { return }
    let scroller = OpaquePointer(around)
    guard let viewport = unsafe gtk_scrolled_window_get_child(scroller),
      let content = unsafe gtk_widget_get_first_child(viewport)
    else { return }
    var bounds = graphene_rect_t()
    guard unsafe gtk_widget_compute_bounds(pointer, content, &bounds) != 0 else { return }
    let adjustment = unsafe gtk_scrolled_window_get_vadjustment(scroller)
    let (top, height) = (Double(bounds.origin.y), Double(bounds.size.height))
    let value = unsafe gtk_adjustment_get_value(adjustment)
    let page = unsafe gtk_adjustment_get_page_size(adjustment)
    let (start, end) = (top - max(0, min(margin, page - height)), top + height)
    let shown = min(max(value, end - page), start)
    // A new value also stops GTK's own scrolling to the focused part.
    if shown != value { unsafe gtk_adjustment_set_value(adjustment, shown) }
  }
}
