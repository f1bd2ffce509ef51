import CGtk

/// A centered widget, whose width is limited so that it stays readable.
package final class Clamp: Widget {
  private let content: Widget

  package init(_ content: Widget) {
    self.content = content
    unsafe super.init(cgtk_widget_new(gtk_box_get_type(), GTK_ACCESSIBLE_ROLE_GROUP))
    unsafe gtk_box_append(object.assumingMemoryBound(to: GtkBox.self), content.pointer)
    content.expandsHorizontally = true
    unsafe layOut { unsafe ClampLayout(of: $0) }
  }
}

private struct ClampLayout: ChildLayout {
  /// The maximum width in pixels at normal text size.
  private static let greatestWidth: Double = 600

  private let child: Child

  init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let child = unsafe Child.visible(in: widget).first else { return nil }
    self.child = child
  }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    if orientation == GTK_ORIENTATION_VERTICAL {
      return child.request(orientation, for: size > 0 ? width(in: size) : -1)
    }
    var request = child.request(orientation)
    request.natural = max(request.minimum, min(request.natural, greatest))
    return request
  }

  func areas(in width: Int32, _ height: Int32) -> [(child: Child, area: GdkRectangle)] {
    let own = self.width(in: width)
    return [(child, GdkRectangle(x: (width - own) / 2, y: 0, width: own, height: height))]
  }

  /// Returns the child's width for an available width.
  private func width(in available: Int32) -> Int32 {
    max(child.request(GTK_ORIENTATION_HORIZONTAL).minimum, min(available, greatest))
  }

  /// The child's maximum width, which grows with the text size.
  private var greatest: Int32 {
    let resolution = unsafe pango_cairo_context_get_resolution(
      gtk_widget_get_pango_context(child.pointer))
    return Int32(Self.greatestWidth * max(resolution, 96) / 96)
  }
}
