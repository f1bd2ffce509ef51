import CGtk

extension Box {
  /// Lays the children out in columns of equal width, or in one column if that's too narrow.
  package func layOutInColumns() { unsafe layOut { unsafe Columns(of: $0) } }
}

/// The visible children of a widget and their positions.
private struct Columns: ChildLayout {
  private static let gap: Int32 = 12
  private static let distance: Int32 = 10

  private let children: [Child]
  private let narrowest: Int32

  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    children = unsafe Child.visible(in: widget)
    narrowest = unsafe max(
      usableWidth(in: widget),
      children.map { $0.request(GTK_ORIENTATION_HORIZONTAL).minimum }.max() ?? 0)
  }

  private var count: Int32 { Int32(children.count) }

  /// The width of a column, or `nil` if all children are in one column.
  private func columnWidth(in width: Int32) -> Int32? {
    guard count > 0 else { return nil }
    let column = (width - Self.gap * (count - 1)) / count
    return column >= narrowest ? column : nil
  }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    let requests = children.map { $0.request(orientation) }
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let natural = max(narrowest, requests.map(\.natural).max() ?? 0)
      return Request(
        minimum: requests.map(\.minimum).max() ?? 0,
        natural: natural * count + Self.gap * max(count - 1, 0))
    }
    // The minimum height is that of children side by side.
    guard size >= 0 else {
      let height = requests.map(\.natural).max() ?? 0
      return Request(minimum: height, natural: height)
    }
    let height = areas(in: size).map { $0.area.y + $0.area.height }.max() ?? 0
    return Request(minimum: height, natural: height)
  }

  func areas(in width: Int32, _: Int32 = -1) -> [(child: Child, area: GdkRectangle)] {
    let column = columnWidth(in: width)
    let heights = children.map {
      $0.request(GTK_ORIENTATION_VERTICAL, for: column ?? width).natural
    }
    var (x, y): (Int32, Int32) = (0, 0)
    return zip(children, heights).map { child, height in
      let area = GdkRectangle(x: x, y: y, width: column ?? width, height: height)
      if let column { x += column + Self.gap } else { y += height + Self.distance }
      return (child, area)
    }
  }
}
