import CGtk

/// A symbol beside text with the same meaning, hidden from screen readers.
package final class Icon: Widget {
  /// A symbol of the icon theme.
  package enum Symbol: String {
    case error = "dialog-error-symbolic"
    case warning = "dialog-information-symbolic"
    case success = "object-select-symbolic"
    case failure = "window-close-symbolic"
    case open = "radio-symbolic"
    case opens = "pan-down-symbolic"
    case external = "web-browser-symbolic"
    case copy = "edit-copy-symbolic"
    case back = "go-previous-symbolic"
    case up = "go-up-symbolic"
    case down = "go-down-symbolic"
    case add = "list-add-symbolic"
    case remove = "user-trash-symbolic"
    case clear = "edit-clear-symbolic"
    case picture = "image-x-generic-symbolic"
    case missingPicture = "image-missing-symbolic"
    case decrease = "value-decrease-symbolic"
    case increase = "value-increase-symbolic"
  }

  package init(_ symbol: Symbol) {
    unsafe super.init(
      cgtk_widget_new(gtk_image_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    show(symbol)
  }

  package func show(_ symbol: Symbol) {
    let name =
      symbol == .external
      ? Theme.symbol("adw-external-link-symbolic", or: symbol.rawValue) : symbol.rawValue
    unsafe gtk_image_set_from_icon_name(opaque, name)
  }
}
