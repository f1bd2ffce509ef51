import CGtk

extension Box {
  /// Lays the children out in lines that wrap, like the words of a text.
  package func wrapsChildren() {
    unsafe gtk_widget_set_layout_manager(
      pointer,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, _, _ in
          guard let widget = unsafe widget else { return }
          let request = unsafe WrappedLines(of: widget).request(orientation, for: size)
          unsafe minimum?.pointee = request.minimum
          unsafe natural?.pointee = request.natural
        },
        { widget, width, _, _ in
          guard let widget = unsafe widget else { return }
          for (child, area) in unsafe WrappedLines(of: widget).areas(in: width) {
            unsafe child.place(in: area, of: width, isMirrored: isRightToLeft(widget))
          }
        }))
  }
}

/// The visible children of a widget and their positions.
private struct WrappedLines {
  private static let gap: Int32 = 6

  private let children: [Child]

  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    children = unsafe Child.visible(in: widget)
  }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    let requests = children.map { $0.request(GTK_ORIENTATION_HORIZONTAL) }
    let least = requests.map(\.minimum).max() ?? 0
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let gaps = Self.gap * Int32(max(children.count - 1, 0))
      return Request(minimum: least, natural: requests.map(\.natural).reduce(gaps, +))
    }
    let width = size < 0 ? .max : max(size, least)
    let height = areas(in: width).map { $0.area.y + $0.area.height }.max() ?? 0
    return Request(minimum: height, natural: height)
  }

  /// Returns the area of each child, in left-to-right order.
  func areas(in width: Int32) -> [(child: Child, area: GdkRectangle)] {
    var (x, y, lineHeight): (Int32, Int32, Int32) = (0, 0, 0)
    return children.map { child in
      let wanted = min(child.request(GTK_ORIENTATION_HORIZONTAL).natural, width)
      let height = child.request(GTK_ORIENTATION_VERTICAL, for: wanted).natural
      if x > 0, x + wanted > width { (x, y, lineHeight) = (0, y + lineHeight + Self.gap, 0) }
      defer { (x, lineHeight) = (x + wanted + Self.gap, max(lineHeight, height)) }
      return (child, GdkRectangle(x: x, y: y, width: wanted, height: height))
    }
  }
}
