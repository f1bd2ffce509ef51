/// The style of the form's widgets, in GTK's named colors, so that they follow every theme.
enum FormStyle {
  private static let css = [colors, frame, window, text, choice, files, elements, rows].joined(
    separator: "\n")

  // GTK's error color alone is too dark on a dark theme, so it is mixed with half of the text
  // color, which is legible on a light theme too.
  //
  // libadwaita's colors are legible by themselves.
  private static let colors = AdwaitaFunctions.hasStyle ? ownColors : mixedColors

  private static let ownColors = """
    @define-color form_error_color @error_color;
    @define-color form_success_color @success_color;
    """

  private static let mixedColors = """
    @define-color form_error_color mix(@error_color, @theme_fg_color, 0.5);
    @define-color form_success_color mix(@success_color, @theme_fg_color, 0.5);
    """

  private static var isInstalled = false

  /// Adds the style to the display; a second call does nothing.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    StyleSheet.addForLibrary(css)
  }
}
