import CGtk

extension Box {
  /// Lays the children out in lines that wrap, like the words of a text.
  package func wrapChildren() { unsafe layOut { unsafe WrappedLines(of: $0) } }
}

/// The visible children of a widget and their positions.
private struct WrappedLines: ChildLayout {
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

  func areas(in width: Int32, _: Int32 = -1) -> [(child: Child, area: GdkRectangle)] {
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
