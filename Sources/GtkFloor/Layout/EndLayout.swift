import CGtk

extension Box {
  /// Puts the second child at the end of the first one's line, or below it if the line is too short.
  ///
  /// If the second one expands, it has the whole line below. A third child is below the first one, or below both.
  ///
  /// - Parameter gap: The space between the first one and a second one below it.
  package func wrapEnd(gap: Int32 = 6) {
    let spacing = spacing
    unsafe layOut { unsafe EndLayout(of: $0, spacing: spacing, gap: gap) }
  }

  /// The space between the children, until another layout replaces the box's own.
  var spacing: Int32 {
    unsafe gtk_box_get_spacing(object.assumingMemoryBound(to: GtkBox.self))
  }
}

/// A widget, the one at the end of its line, and a note about both.
private struct EndLayout: ChildLayout {
  private let start: Child
  private let end: (child: Child, width: Request)?
  private let note: Child?
  private let spacing: Int32
  private let gap: Int32

  /// The width of the start, which includes the note.
  private let startWidth: Request

  /// The width that shows enough of a long text at the start, or of a long value at the end.
  private let usable: (start: Int32, end: Int32)

  init?(of widget: UnsafeMutablePointer<GtkWidget>, spacing: Int32, gap: Int32) {
    let children = unsafe Child.visible(in: widget)
    guard let first = children.first else { return nil }
    start = first
    end = children.dropFirst().first.map { ($0, $0.request(GTK_ORIENTATION_HORIZONTAL)) }
    note = children.dropFirst(2).first
    let widths = [start, note].compactMap { $0?.request(GTK_ORIENTATION_HORIZONTAL) }
    startWidth = Request(
      minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).max() ?? 0)
    self.spacing = spacing
    self.gap = gap
    let width = unsafe usableWidth(in: widget)
    usable = (width / 2, width)
  }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    let natural = startWidth.natural + (end.map { spacing + $0.width.natural } ?? 0)
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      return Request(
        minimum: max(startWidth.minimum, end?.width.minimum ?? 0), natural: natural)
    }
    // The minimum height is that of children side by side, each as wide as it likes.
    let heights =
      size < 0
      ? [
        [start, note].map { $0?.request(orientation).minimum ?? 0 }.reduce(0, +),
        end?.child.request(orientation).minimum ?? 0,
      ]
      : areas(in: size).map { $0.area.y + $0.area.height }
    let height = heights.max() ?? 0
    return Request(minimum: height, natural: height)
  }

  func areas(in width: Int32, _ height: Int32 = 0) -> [(child: Child, area: GdkRectangle)] {
    guard let end else {
      let needed = start.request(GTK_ORIENTATION_VERTICAL, for: width).natural
      return [(start, GdkRectangle(x: 0, y: 0, width: width, height: max(needed, height)))]
    }
    let rest = width - spacing - startWidth.limited(to: usable.start)
    return rest >= end.width.limited(to: usable.end)
      ? line(with: end.child, min(end.width.natural, rest), in: width, height)
      : lines(
        with: end.child, end.child.expands ? width : min(end.width.natural, width), in: width,
        height)
  }

  /// Returns the areas on one line.
  private func line(
    with end: Child, _ endWidth: Int32, in width: Int32, _ height: Int32
  ) -> [(child: Child, area: GdkRectangle)] {
    let startWidth = width - spacing - endWidth
    let stack = stack(in: startWidth)
    let endHeight = end.request(GTK_ORIENTATION_VERTICAL, for: endWidth).natural
    let line = max(stack.height, endHeight, height)
    // A widget without a note has the whole height.
    let top = note == nil ? 0 : (line - stack.height) / 2
    let startHeight = note == nil ? line : stack.start
    let areas = [
      (start, GdkRectangle(x: 0, y: top, width: startWidth, height: startHeight)),
      (end, GdkRectangle(x: width - endWidth, y: 0, width: endWidth, height: line)),
    ]
    guard let note else { return areas }
    let area = GdkRectangle(
      x: 0, y: top + startHeight, width: startWidth, height: stack.height - startHeight)
    return areas + [(note, area)]
  }

  /// Returns the areas one below the other.
  private func lines(
    with end: Child, _ endWidth: Int32, in width: Int32, _ height: Int32
  ) -> [(child: Child, area: GdkRectangle)] {
    let stack = stack(in: width)
    let top = stack.start + gap
    let noteHeight = stack.height - stack.start
    let endHeight = max(
      end.request(GTK_ORIENTATION_VERTICAL, for: endWidth).natural, height - top - noteHeight)
    let areas = [
      (start, GdkRectangle(x: 0, y: 0, width: width, height: stack.start)),
      (end, GdkRectangle(x: width - endWidth, y: top, width: endWidth, height: endHeight)),
    ]
    guard let note else { return areas }
    let area = GdkRectangle(x: 0, y: top + endHeight, width: width, height: noteHeight)
    return areas + [(note, area)]
  }

  /// Returns the height of the start, and that with the note below it.
  private func stack(in width: Int32) -> (start: Int32, height: Int32) {
    let heights = [start, note].map {
      $0?.request(GTK_ORIENTATION_VERTICAL, for: width).natural ?? 0
    }
    return (heights[0], heights[0] + heights[1])
  }
}

extension Request {
  /// The natural size up to a limit, but at least the minimum.
  fileprivate func limited(to limit: Int32) -> Int32 { max(minimum, min(natural, limit)) }
}
