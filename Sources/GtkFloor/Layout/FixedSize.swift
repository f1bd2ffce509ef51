import CGtk

extension Box {
  /// Gives the box a fixed size, whatever its content.
  package func keepSize(of side: Int32) {
    unsafe gtk_widget_set_size_request(pointer, side, side)
    unsafe layOut { unsafe FixedSize(children: Child.visible(in: $0)) }
  }
}

private struct FixedSize: ChildLayout {
  let children: [Child]

  func request(_: GtkOrientation, for _: Int32) -> Request { Request(minimum: 0, natural: 0) }

  func areas(in width: Int32, _ height: Int32) -> [(child: Child, area: GdkRectangle)] {
    children.map { ($0, GdkRectangle(x: 0, y: 0, width: width, height: height)) }
  }
}
