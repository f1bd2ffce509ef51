import CGtk

extension Box {
  /// Gives the box a fixed size, whatever its content.
  package func keepsSize(of side: Int32) {
    unsafe gtk_widget_set_size_request(pointer, side, side)
    unsafe gtk_widget_set_layout_manager(
      pointer,
      gtk_custom_layout_new(
        nil,
        { _, _, _, minimum, natural, _, _ in
          unsafe minimum?.pointee = 0
          unsafe natural?.pointee = 0
        },
        { widget, width, height, _ in
          guard let widget = unsafe widget else { return }
          let area = GdkRectangle(x: 0, y: 0, width: width, height: height)
          for child in unsafe Child.visible(in: widget) {
            child.place(in: area, of: width, isMirrored: false)
          }
        }))
  }
}
