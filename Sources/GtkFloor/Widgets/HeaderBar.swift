import CGtk

/// The title bar of a window, with buttons beside the title.
package final class HeaderBar: Widget {
  /// Creates a title bar.
  ///
  /// - Parameter hasWindowButtons: Indicates whether it has the desktop's buttons, such as the one
  ///   that closes the window.
  package init(hasWindowButtons: Bool = false) {
    unsafe super.init(gtk_header_bar_new())
    unsafe gtk_header_bar_set_show_title_buttons(opaque, hasWindowButtons ? 1 : 0)
  }

  /// The title in the middle, or empty text for the window's title.
  package var title = "" {
    didSet {
      let label = Label(title)
      label.addStyleClass("title")
      unsafe gtk_header_bar_set_title_widget(opaque, title.isEmpty ? nil : label.pointer)
    }
  }

  package func prepend(_ button: Widget) {
    unsafe gtk_header_bar_pack_start(opaque, button.pointer)
  }

  package func append(_ button: Widget) {
    unsafe gtk_header_bar_pack_end(opaque, button.pointer)
  }
}
