import CGtk

/// A banner of libadwaita: a text across its window, with at most one button.
package final class AdwaitaBanner: Widget {
  /// Returns `nil` if the program doesn't use libadwaita 1.3 or later, or uses it in another theme.
  package init?() {
    guard AdwaitaFunctions.isStarted, Theme.isOfLibadwaita,
      let banner = AdwaitaFunctions.make("adw_banner")
    else { return nil }
    unsafe super.init(banner.pointer)
    // libadwaita would cut off a text of more than three lines.
    let label = descendants(ofType: gtk_label_get_type()).first
    label?["lines"] = -1
    label?["ellipsize"] = Int(PANGO_ELLIPSIZE_NONE.rawValue)
    isVisible = false
    // An invisible banner isn't read by screen readers.
    descendants(ofType: gtk_revealer_get_type()).first?.connect("notify::child-revealed") {
      [weak self] in
      if let self, !isRevealed { isVisible = false }
    }
  }

  package var text: String {
    get { self["title"] }
    set { self["title"] = newValue }
  }

  /// Indicates whether the banner is shown; it slides in and out.
  package var isRevealed: Bool {
    get { self["revealed"] }
    set {
      if newValue { isVisible = true }
      if !newValue, hasFocusWithin, let root { _ = root.moveFocus(.next) }
      isFocusable = newValue
      self["revealed"] = newValue
    }
  }

  /// Shows a button with a built-in title, or no button.
  package func showButton(own title: String?) {
    self["button-label"] = title ?? ""
    button?.descendants(ofType: gtk_label_get_type()).first?.ownTitle = title
  }

  /// The button, once it has been shown.
  package var button: Widget? { descendants(ofType: gtk_button_get_type()).first }

  package func onClick(_ handler: @escaping () -> Void) {
    connect("button-clicked", to: handler)
  }
}
