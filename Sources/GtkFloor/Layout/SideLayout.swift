import CGtk

extension Box {
  /// Puts the first child beside the second if both get enough space, or else above it.
  package func putsFirstAtSide() {
    unsafe gtk_widget_set_layout_manager(
      pointer,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, _, _ in
          guard let widget = unsafe widget, let layout = unsafe SideLayout(of: widget) else {
            return
          }
          let request = layout.request(orientation, for: size)
          unsafe minimum?.pointee = request.minimum
          unsafe natural?.pointee = request.natural
        },
        { widget, width, height, _ in
          guard let widget = unsafe widget, let layout = unsafe SideLayout(of: widget) else {
            return
          }
          let isMirrored = unsafe isRightToLeft(widget)
          let areas = layout.areas(in: width, height)
          layout.side.place(in: areas.side, of: width, isMirrored: isMirrored)
          layout.content.place(in: areas.content, of: width, isMirrored: isMirrored)
        }))
  }
}

private struct SideLayout {
  let side: Child
  let content: Child

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

  /// Returns the areas of both children, in left-to-right order.
  func areas(in width: Int32, _ height: Int32) -> (side: GdkRectangle, content: GdkRectangle) {
    if let sideWidth = sideWidth(in: width) {
      return (
        GdkRectangle(x: 0, y: 0, width: sideWidth, height: height),
        GdkRectangle(x: sideWidth, y: 0, width: width - sideWidth, height: height)
      )
    }
    let least = side.request(GTK_ORIENTATION_VERTICAL, for: width).minimum
    let rest = content.request(GTK_ORIENTATION_VERTICAL, for: width).minimum
    let top = max(least, min(height / 4, height - rest))
    return (
      GdkRectangle(x: 0, y: 0, width: width, height: top),
      GdkRectangle(x: 0, y: top, width: width, height: height - top)
    )
  }
}
