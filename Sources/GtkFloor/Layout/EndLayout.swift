import CGtk

extension Box {
  /// Puts the second of two children at the end of the first one's line, or below it if the line is too short.
  ///
  /// If the second one expands, it has the whole line below.
  package func wrapEnd() {
    let spacing = spacing
    unsafe layOut { unsafe EndLayout(of: $0, spacing: spacing) }
  }

  /// The space between the children, until another layout replaces the box's own.
  var spacing: Int32 {
    unsafe gtk_box_get_spacing(object.assumingMemoryBound(to: GtkBox.self))
  }
}

/// A widget and the one at the end of its line.
private struct EndLayout: ChildLayout {
  private static let gap: Int32 = 6

  private let start: (child: Child, width: Request)
  private let end: (child: Child, width: Request)?
  private let spacing: Int32

  /// The width that shows enough of a long text at the start, or of a long value at the end.
  private let usable: (start: Int32, end: Int32)

  init?(of widget: UnsafeMutablePointer<GtkWidget>, spacing: Int32) {
    let children = unsafe Child.visible(in: widget).map {
      (child: $0, width: $0.request(GTK_ORIENTATION_HORIZONTAL))
    }
    guard let first = children.first else { return nil }
    (start, end) = (first, children.dropFirst().first)
    self.spacing = spacing
    let width = unsafe usableWidth(in: widget)
    usable = (width / 2, width)
  }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    let natural = start.width.natural + (end.map { spacing + $0.width.natural } ?? 0)
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      return Request(
        minimum: max(start.width.minimum, end?.width.minimum ?? 0), natural: natural)
    }
    // The minimum height is that of children side by side, each as wide as it likes.
    let heights =
      size < 0
      ? [start.child, end?.child].compactMap { $0?.request(orientation).minimum }
      : areas(in: size).map { $0.area.y + $0.area.height }
    let height = heights.max() ?? 0
    return Request(minimum: height, natural: height)
  }

  func areas(in width: Int32, _ height: Int32 = 0) -> [(child: Child, area: GdkRectangle)] {
    guard let end else {
      let needed = start.child.request(GTK_ORIENTATION_VERTICAL, for: width).natural
      return [
        (start.child, GdkRectangle(x: 0, y: 0, width: width, height: max(needed, height)))
      ]
    }
    let rest = width - spacing - start.width.limited(to: usable.start)
    let isBeside = rest >= end.width.limited(to: usable.end)
    let endWidth =
      isBeside || !end.child.expands ? min(end.width.natural, isBeside ? rest : width) : width
    let startWidth = isBeside ? width - spacing - endWidth : width
    let startHeight = start.child.request(GTK_ORIENTATION_VERTICAL, for: startWidth).natural
    let endHeight = end.child.request(GTK_ORIENTATION_VERTICAL, for: endWidth).natural
    let line = max(startHeight, endHeight, height)
    let top = isBeside ? 0 : startHeight + Self.gap
    return [
      (
        start.child,
        GdkRectangle(x: 0, y: 0, width: startWidth, height: isBeside ? line : startHeight)
      ),
      (
        end.child,
        GdkRectangle(
          x: width - endWidth, y: top, width: endWidth,
          height: isBeside ? line : max(endHeight, height - top))
      ),
    ]
  }
}

extension Request {
  /// The natural size up to a limit, but at least the minimum.
  fileprivate func limited(to limit: Int32) -> Int32 { max(minimum, min(natural, limit)) }
}
