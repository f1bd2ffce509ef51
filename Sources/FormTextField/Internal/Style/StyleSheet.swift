import CGtk

/// The style of the form's widgets, in GTK's named colors, so that they follow every theme.
enum StyleSheet {
  private static let css = [colors, frame, window, text, choice, files, elements].joined(
    separator: "\n")

  // The error color alone is too dark on a dark theme, so it is mixed with half of the text
  // color, which is legible on a light theme too.
  private static let colors = """
    @define-color form_error_color mix(@error_color, @theme_fg_color, 0.5);
    @define-color form_success_color mix(@success_color, @theme_fg_color, 0.5);
    """

  private static var isInstalled = false

  /// Adds the style to the display; a second call does nothing.
  static func install() {
    guard !isInstalled, let display = unsafe gdk_display_get_default() else { return }
    isInstalled = true
    guard let provider = unsafe gtk_css_provider_new() else { return }
    unsafe gtk_css_provider_load_from_data(provider, css, css.utf8.count)
    unsafe gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    unsafe g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
