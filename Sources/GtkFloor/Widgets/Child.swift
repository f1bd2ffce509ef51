import CGtk

/// A child of a widget that lays out its children itself.
@safe struct Child {
  let pointer: UnsafeMutablePointer<GtkWidget>

  /// The visible children of a widget, from the first to the last.
  static func visible(in widget: UnsafeMutablePointer<GtkWidget>) -> [Child] {
    var children: [Child] = []
    var next = unsafe gtk_widget_get_first_child(widget)
    while let child = unsafe next {
      if unsafe gtk_widget_should_layout(child) != 0 {
        unsafe children.append(Child(pointer: child))
      }
      unsafe next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The size that the child requests, for a size in the other direction or for any.
  func request(_ orientation: GtkOrientation, for size: Int32 = -1) -> Request {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    // A widget must not be measured for less than its minimum.
    var least: Int32 = 0
    if size >= 0 {
      let other =
        orientation == GTK_ORIENTATION_VERTICAL
        ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
      unsafe gtk_widget_measure(pointer, other, -1, &least, nil, nil, nil)
    }
    unsafe gtk_widget_measure(
      pointer, orientation, size < 0 ? -1 : max(size, least), &minimum, &natural, nil, nil)
    return Request(minimum: minimum, natural: natural)
  }

  /// Puts the child where it belongs, from the right where text is written from there.
  func place(in area: GdkRectangle, of width: Int32, isMirrored: Bool) {
    var area = area
    if isMirrored { area.x = width - area.x - area.width }
    unsafe gtk_widget_size_allocate(pointer, &area, -1)
  }
}

/// The least size that a widget can have, and the one at which it is best.
struct Request {
  package var minimum: Int32
  var natural: Int32
}

/// Returns whether text in a widget is written from the right to the left.
func isRightToLeft(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  unsafe gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
}

/// The width in which an editor can be used: that of about twenty letters, in any size of print.
func usableWidth(in widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
  let context = unsafe gtk_widget_get_pango_context(widget)
  guard let metrics = unsafe pango_context_get_metrics(context, nil, nil) else { return 0 }
  defer { unsafe pango_font_metrics_unref(metrics) }
  return unsafe 20 * pango_font_metrics_get_approximate_char_width(metrics) / PANGO_SCALE
}
