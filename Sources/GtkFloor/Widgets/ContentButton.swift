import CGtk

/// A button with any content.
package final class ContentButton: Widget {
  package init(_ content: Widget) {
    unsafe super.init(gtk_button_new())
    unsafe gtk_button_set_child(object.assumingMemoryBound(to: GtkButton.self), content.pointer)
  }

  package func onClick(_ handler: @escaping () -> Void) {
    connect("clicked", to: handler)
  }
}
