import CGtk

extension Box {
  /// Joins the children side by side, or one below the other in a box narrower than about thirty letters.
  ///
  /// The children's contents don't matter, so nothing moves when they change.
  package func linkChildren() {
    addStyleClass("linked")
    unsafe layOut { unsafe LinkedLayout(of: $0) }
  }
}

/// The visible children of a box, in a row or in a column.
private struct LinkedLayout: ChildLayout {
  private let box: Widget
  private let children: [Child]
  private let row: RowLayout

  /// The width below which the children are in a column.
  private let minimumRowWidth: Int32

  init(of widget: UnsafeMutablePointer<GtkWidget>) {
    unsafe box = Widget(unowned: widget)
    children = unsafe Child.visible(in: widget)
    row = unsafe RowLayout(of: widget, spacing: 0)
    minimumRowWidth = unsafe usableWidth(in: widget) * 3 / 2
  }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let minimum = children.map { $0.request(orientation).minimum }.max() ?? 0
      let natural = row.request(orientation, for: size).natural
      return Request(minimum: minimum, natural: max(natural, minimumRowWidth))
    }
    guard size >= 0, size < minimumRowWidth else { return row.request(orientation, for: size) }
    let height = heights(in: size).reduce(0, +)
    return Request(minimum: height, natural: height)
  }

  func areas(in width: Int32, _ height: Int32) -> [(child: Child, area: GdkRectangle)] {
    // As in a vertical box, for the corners and the line between the children.
    box.setStyleClass("vertical", width < minimumRowWidth)
    guard width < minimumRowWidth else { return row.areas(in: width, height) }
    var y: Int32 = 0
    return zip(children, heights(in: width)).map { child, height in
      defer { y += height }
      return (child, GdkRectangle(x: 0, y: y, width: width, height: height))
    }
  }

  private func heights(in width: Int32) -> [Int32] {
    children.map { $0.request(GTK_ORIENTATION_VERTICAL, for: width).natural }
  }
}
