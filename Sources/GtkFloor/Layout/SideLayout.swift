import CGtk

extension Box {
  /// Puts the first child beside the second if both get enough space, or else above it.
  package func putFirstAtSide() { unsafe layOut { unsafe SideLayout(of: $0) } }
}

/// A child beside or above the content.
private struct SideLayout: ChildLayout {
  private let side: Child
  private let content: Child

  /// The minimum width of the content beside the other child.
  private let leastContent: Int32

  init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    let children = unsafe Child.visible(in: widget)
    guard children.count == 2 else { return nil }
    (side, content) = (children[0], children[1])
    leastContent = unsafe max(
      2 * usableWidth(in: widget), content.request(GTK_ORIENTATION_HORIZONTAL).minimum)
  }

  /// The width of the side, or `nil` if it's above the content.
  private func sideWidth(in width: Int32) -> Int32? {
    let request = side.request(GTK_ORIENTATION_HORIZONTAL)
    let best = max(request.minimum, request.natural)
    return width - best >= leastContent ? best : nil
  }

  func request(_ orientation: GtkOrientation, for size: Int32) -> Request {
    let isHeight = orientation == GTK_ORIENTATION_VERTICAL
    let width = isHeight && size >= 0 ? sideWidth(in: size) : nil
    let one = side.request(orientation, for: width ?? (isHeight ? size : -1))
    let other = content.request(
      orientation, for: isHeight && size >= 0 ? size - (width ?? 0) : -1)
    if !isHeight {
      return Request(
        minimum: max(one.minimum, other.minimum), natural: one.natural + other.natural)
    }
    return width == nil
      ? Request(minimum: one.minimum + other.minimum, natural: one.minimum + other.natural)
      : Request(
        minimum: max(one.minimum, other.minimum), natural: max(one.natural, other.natural))
  }

  func areas(in width: Int32, _ height: Int32) -> [(child: Child, area: GdkRectangle)] {
    if let sideWidth = sideWidth(in: width) {
      return [
        (side, GdkRectangle(x: 0, y: 0, width: sideWidth, height: height)),
        (content, GdkRectangle(x: sideWidth, y: 0, width: width - sideWidth, height: height)),
      ]
    }
    let least = side.request(GTK_ORIENTATION_VERTICAL, for: width).minimum
    let rest = content.request(GTK_ORIENTATION_VERTICAL, for: width).minimum
    let top = max(least, min(height / 4, height - rest))
    return [
      (side, GdkRectangle(x: 0, y: 0, width: width, height: top)),
      (content, GdkRectangle(x: 0, y: top, width: width, height: height - top)),
    ]
  }
}
