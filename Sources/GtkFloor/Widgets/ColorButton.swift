import CGtk

/// A button that shows a color and opens a dialog to choose one.
package final class ColorButton: Widget {
  /// Called with the chosen color, as `#rrggbb`.
  package var onChoose: (_ color: String) -> Void = { _ in }

  /// - Parameter title: The title of the dialog, also shown as a tooltip.
  package init(_ title: String) {
    // Screen readers read the button within it.
    unsafe super.init(cgtk_widget_new(gtk_color_button_get_type(), GTK_ACCESSIBLE_ROLE_GROUP))
    unsafe gtk_color_button_set_title(opaque, title)
    tooltip = title
    inner?.connect("clicked") { [weak self] in self?.destroyDialogWhenHidden() }
    connect("color-set") { [weak self] in self?.takeColor() }
  }

  /// The part of the button that takes the focus.
  private var inner: Widget? { firstChild }

  /// Sets the accessible name of the part that takes the focus.
  package func setInnerName(_ name: String) {
    inner?.setAccessibleName(name)
  }

  /// Shows a color, or no color if the text isn't one.
  package func show(_ text: String) {
    var shown = color(in: text) ?? GdkRGBA()
    unsafe gtk_color_chooser_set_rgba(opaque, &shown)
  }

  /// Destroys the dialog when it's hidden; the next click creates another one.
  private func destroyDialogWhenHidden() {
    unsafe destroyWhenHidden(newestWindowOf: gtk_color_chooser_dialog_get_type()) {
      [weak self] dialog in
      // The dialog writes to the button as it's destroyed, so keep the button until then. Don't keep it earlier:
      // closing a window with an open dialog releases the button, which destroys the dialog.
      if let self { unsafe keep(object, with: dialog) }
    }
  }

  /// Takes the color chosen in the dialog.
  private func takeColor() {
    var color = GdkRGBA()
    unsafe gtk_color_chooser_get_rgba(opaque, &color)
    onChoose(hexText(of: color))
  }
}

/// Returns the color of a text such as `#1a2b3c`, `1A2B3C` or `teal`, or `nil` if the text isn't a
/// color or the color is translucent.
private func color(in text: String) -> GdkRGBA? {
  let text = text.filter { !$0.isWhitespace }
  var color = GdkRGBA()
  let spellings = [text, "#" + text]
  guard spellings.contains(where: { unsafe gdk_rgba_parse(&color, $0) != 0 }), color.alpha == 1
  else { return nil }
  return color
}

private func hexText(of color: GdkRGBA) -> String {
  let parts = [color.red, color.green, color.blue].map { part -> String in
    let number = Int((min(max(part, 0), 1) * 255).rounded())
    return (number < 16 ? "0" : "") + String(number, radix: 16)
  }
  return "#" + parts.joined()
}

/// Returns a color as `#rrggbb`, or `nil` if the text isn't a color.
package func hexColor(in text: String) -> String? { color(in: text).map(hexText) }
