import CGtk

/// A centered widget, whose width is limited so that it stays readable.
package final class Clamp: Widget {
  private let content: Widget

  /// The maximum width in pixels at normal text size.
  private static let greatestWidth: Double = 600

  package init(_ content: Widget) {
    self.content = content
    unsafe super.init(cgtk_widget_new(gtk_box_get_type(), GTK_ACCESSIBLE_ROLE_GROUP))
    unsafe gtk_box_append(object.assumingMemoryBound(to: GtkBox.self), content.pointer)
    content.expandsHorizontally = true
    unsafe gtk_widget_set_layout_manager(
      pointer, gtk_custom_layout_new(Self.requestMode, Self.measure, Self.allocate))
  }

  private static let requestMode: GtkCustomRequestModeFunc = { _ in
    GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
  }

  private static let measure: GtkCustomMeasureFunc = {
    widget, orientation, forSize, minimum, natural, _, _ in
    guard let child = unsafe gtk_widget_get_first_child(widget) else { return }
    let isHeight = orientation == GTK_ORIENTATION_VERTICAL
    let size = isHeight && forSize > 0 ? unsafe width(of: child, in: forSize) : -1
    unsafe gtk_widget_measure(child, orientation, size, minimum, natural, nil, nil)
    if !isHeight, let widest = unsafe natural?.pointee, let least = unsafe minimum?.pointee {
      unsafe natural?.pointee = max(least, min(widest, greatest(for: child)))
    }
  }

  private static let allocate: GtkCustomAllocateFunc = { widget, width, height, baseline in
    guard let child = unsafe gtk_widget_get_first_child(widget) else { return }
    let childWidth = unsafe Clamp.width(of: child, in: width)
    var place = GtkAllocation(
      x: (width - childWidth) / 2, y: 0, width: childWidth, height: height)
    unsafe gtk_widget_size_allocate(child, &place, baseline)
  }

  /// Returns a child's width for an available width.
  private static func width(of child: UnsafeMutablePointer<GtkWidget>, in available: Int32) -> Int32
  {
    var minimum: Int32 = 0
    unsafe gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    return max(minimum, min(available, unsafe greatest(for: child)))
  }

  /// Returns a child's maximum width, which grows with the text size.
  private static func greatest(for child: UnsafeMutablePointer<GtkWidget>) -> Int32 {
    let resolution = unsafe pango_cairo_context_get_resolution(gtk_widget_get_pango_context(child))
    return Int32(greatestWidth * max(resolution, 96) / 96)
  }
}
