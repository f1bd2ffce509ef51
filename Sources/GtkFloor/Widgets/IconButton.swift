import CGtk

/// A button with a symbol, whose title is its tooltip and accessible name.
package final class IconButton: Widget {
  private let icon: Icon

  package init(_ symbol: Icon.Symbol, _ title: String = "") {
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
  package var title: String {
    didSet { if title != oldValue { show(title) } }
  }

  private func show(_ title: String) {
    setAccessibleName(title)
    tooltip = title
  }

  /// The reason why the button is disabled, as its tooltip and for screen readers.
  package var obstacle: String? {
    didSet {
      isSensitive = obstacle == nil
      tooltip = obstacle ?? title
      setAccessibleDescription(obstacle ?? "")
    }
  }

  package func onClick(_ handler: @escaping () -> Void) {
    connect("clicked", to: handler)
  }
}
