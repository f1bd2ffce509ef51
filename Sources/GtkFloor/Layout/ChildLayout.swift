import CGtk

/// The places of a widget's visible children.
protocol ChildLayout {
  /// Returns the size that the children need, for a size in the other direction, or -1 for any size.
  func request(_ orientation: GtkOrientation, for size: Int32) -> Request

  /// Returns the area of each child, in left-to-right order.
  func areas(in width: Int32, _ height: Int32) -> [(child: Child, area: GdkRectangle)]
}

extension Widget {
  /// Lays the children out as `makeLayout` says each time GTK measures or places them.
  func layOut(
    by makeLayout: @escaping (UnsafeMutablePointer<GtkWidget>) -> (any ChildLayout)?
  ) {
    unsafe g_object_set_qdata_full(
      gObject, layoutKey, ClosureBox.retained(makeLayout), { box in unsafe releaseClosure(box) })
    unsafe gtk_widget_set_layout_manager(
      pointer,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, _, _ in
          guard let widget = unsafe widget,
            let request = unsafe layout(of: widget)?.request(orientation, for: size)
          else { return }
          unsafe minimum?.pointee = request.minimum
          unsafe natural?.pointee = request.natural
        },
        { widget, width, height, _ in
          guard let widget = unsafe widget, let layout = unsafe layout(of: widget) else { return }
          let isMirrored = unsafe isRightToLeft(widget)
          for (child, area) in layout.areas(in: width, height) {
            child.place(in: area, of: width, isMirrored: isMirrored)
          }
        }))
  }
}

private let layoutKey = unsafe g_quark_from_static_string("FormChildLayout")

private func layout(of widget: UnsafeMutablePointer<GtkWidget>) -> (any ChildLayout)? {
  typealias MakeLayout = (UnsafeMutablePointer<GtkWidget>) -> (any ChildLayout)?
  let object = unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  let box = unsafe g_object_get_qdata(object, layoutKey)
  return unsafe ClosureBox<MakeLayout>.handler(in: box)?(widget)
}
