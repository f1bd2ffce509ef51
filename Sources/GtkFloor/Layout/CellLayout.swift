import CGtk

extension Box {
  /// Lays children of the same size out in as few lines as possible, with equally many in each.
  package func wrapCells() {
    let spacing = spacing
    unsafe layOut { unsafe Cells(of: $0, spacing: spacing) }
  }
}

/// The visible children of a widget, all of the same size.
private struct Cells: ChildLayout {
  private let children: [Child]
  private let width: Request
  private let spacing: Int32

  init?(of widget: UnsafeMutablePointer<GtkWidget>, spacing: Int32) {
    children = unsafe Child.visible(in: widget)
    guard let first = children.first else { return nil }
    width = first.request(GTK_ORIENTATION_HORIZONTAL)
    self.spacing = spacing
  }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let count = Int32(children.count)
      return Request(
        minimum: width.minimum, natural: width.natural * count + spacing * (count - 1))
    }
    let height = areas(in: size < 0 ? .max / 2 : size).last.map { $0.area.y + $0.area.height } ?? 0
    return Request(minimum: height, natural: height)
  }

  func areas(in whole: Int32, _: Int32 = -1) -> [(child: Child, area: GdkRectangle)] {
    let fitting = max(1, Int((whole + spacing) / (width.minimum + spacing)))
    let lines = (children.count + fitting - 1) / fitting
    let count = (children.count + lines - 1) / lines
    let cell = min(width.natural, (whole + spacing) / Int32(count) - spacing)
    // An entry that isn't measured draws its text too high.
    let height = children.map { $0.request(GTK_ORIENTATION_VERTICAL, for: cell).natural }.max() ?? 0
    return children.enumerated().map { place, child in
      let (x, y) = (Int32(place % count), Int32(place / count))
      return (
        child,
        GdkRectangle(
          x: x * (cell + spacing), y: y * (height + spacing), width: cell, height: height)
      )
    }
  }
}
