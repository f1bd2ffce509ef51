import CGtk

/// A child of a widget with a custom layout.
@safe struct Child {
  let pointer: UnsafeMutablePointer<GtkWidget>

  /// Returns the visible children of a widget, in order.
  static func visible(in widget: UnsafeMutablePointer<GtkWidget>) -> [Child] {
    var children: [Child] = []
    unsafe forEachChild(of: widget) { child in
      if unsafe gtk_widget_should_layout(child) != 0 {
        unsafe children.append(Child(pointer: child))
      }
    }
    return children
  }

  /// Indicates whether the child takes the width that the others leave.
  var expands: Bool {
    unsafe gtk_widget_compute_expand(pointer, GTK_ORIENTATION_HORIZONTAL) != 0
  }

  /// Returns the child's size request, for a size in the other direction or for any size.
  func request(_ orientation: GtkOrientation, for size: Int32 = -1) -> Request {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    // A widget must not be measured for less than its minimum size.
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

  /// Puts the child into an area, mirrored in right-to-left languages.
  func place(in area: GdkRectangle, of width: Int32, isMirrored: Bool) {
    var area = area
    if isMirrored { area.x = width - area.x - area.width }
    unsafe gtk_widget_size_allocate(pointer, &area, -1)
  }
}

/// A widget's minimum size and its preferred size.
struct Request {
  var minimum: Int32
  var natural: Int32
}

/// Returns whether a widget's text runs from right to left.
func isRightToLeft(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
  unsafe gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
}

/// Returns the width that an editor needs to be usable: about twenty letters in the current font.
func usableWidth(in widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
  let context = unsafe gtk_widget_get_pango_context(widget)
  guard let metrics = unsafe pango_context_get_metrics(context, nil, nil) else { return 0 }
  defer { unsafe pango_font_metrics_unref(metrics) }
  return unsafe 20 * pango_font_metrics_get_approximate_char_width(metrics) / PANGO_SCALE
}

extension Widget {
  /// Indicates whether the widget is laid out from right to left.
  package var isMirrored: Bool { unsafe isRightToLeft(pointer) }
}
