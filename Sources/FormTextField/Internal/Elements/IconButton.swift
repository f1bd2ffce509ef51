import CGtk

/// A button that shows a symbol, with its title as a tooltip and for screen readers.
final class IconButton: Widget {
  private let icon: Icon

  init(_ symbol: Icon.Symbol, _ title: String = "") {
    self.title = title
    icon = Icon(symbol)
    unsafe super.init(gtk_button_new())
    unsafe gtk_button_set_child(
      object.assumingMemoryBound(to: GtkButton.self), icon.pointer)
    addStyleClass("flat")
    alignToMiddle()
    show(title)
  }

  /// The button's action in words, as its tooltip and accessible name.
  var title: String {
    didSet { if title != oldValue { show(title) } }
  }

  private func show(_ title: String) {
    setName(title)
    unsafe gtk_widget_set_tooltip_text(pointer, title)
  }

  /// The reason why the button is disabled, as its tooltip and for screen readers.
  var obstacle: String? {
    didSet {
      isSensitive = obstacle == nil
      unsafe gtk_widget_set_tooltip_text(pointer, obstacle ?? title)
      setDescription(obstacle ?? "")
    }
  }

  func onClick(_ handler: @escaping () -> Void) {
    unsafe connect(object, "clicked", to: handler)
  }
}
