import CGtk

/// A button with any content.
package final class ContentButton: Widget {
  private let content: Widget

  package init(_ content: Widget) {
    self.content = content
    unsafe super.init(gtk_button_new())
    unsafe gtk_button_set_child(object.assumingMemoryBound(to: GtkButton.self), content.pointer)
  }

  /// Names the button by a label and by its content, as GTK 4.8 does itself.
  func setLabel(_ label: Label) {
    guard ScreenReader.readsOnlyLabels else { return }
    unsafe cgtk_accessible_set_labels(opaque, label.opaque, content.opaque)
  }

  package func onClick(_ handler: @escaping () -> Void) {
    connect("clicked", to: handler)
  }
}
