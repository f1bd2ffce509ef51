import CGtk

/// Style sheets for your program's widgets.
public enum StyleSheet {
  /// Adds a style sheet to every window of the display; GTK reports any mistakes in it.
  ///
  /// It overrides the style of forms, and stays until the program ends. Call it once GTK is initialized.
  ///
  /// ```swift
  /// StyleSheet.add(".form-title { font-weight: normal; }")
  /// ```
  public static func add(_ css: String) {
    unsafe add(css, priority: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1)
  }

  /// Adds a library's style sheet, which the program's style sheets override.
  package static func addForLibrary(_ css: String) {
    unsafe add(css, priority: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
  }

  /// Adds a library's style sheet that applies while libadwaita shows a high contrast.
  package static func addForHighContrast(_ css: String) {
    guard AdwaitaFunctions.isStarted,
      let manager = unsafe Toolkit.function(
        "adw_style_manager_get_default", as: (@convention(c) () -> UnsafeMutableRawPointer?).self)?(),
      let isHigh = unsafe Toolkit.function(
        "adw_style_manager_get_high_contrast",
        as: (@convention(c) (UnsafeMutableRawPointer) -> gboolean).self),
      let provider = unsafe add("", priority: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    else { return }
    let show = {
      let shown = unsafe isHigh(manager) != 0 ? css : ""
      unsafe gtk_css_provider_load_from_data(provider, shown, shown.utf8.count)
    }
    show()
    _ = unsafe connectSignal(manager, "notify::high-contrast", to: show)
  }

  /// Adds a style sheet that the theme overrides, for colors that some themes don't define.
  package static func addFallback(_ css: String) {
    unsafe add(css, priority: GTK_STYLE_PROVIDER_PRIORITY_FALLBACK)
  }

  /// Replaces the style sheet of the desktop's settings, which all others but the theme's override.
  static func setForDesktop(_ css: String) {
    if let provider = unsafe providerForDesktop {
      unsafe gtk_css_provider_load_from_data(provider, css, css.utf8.count)
    } else if !css.isEmpty {
      unsafe providerForDesktop = add(css, priority: GTK_STYLE_PROVIDER_PRIORITY_SETTINGS)
    }
  }

  private static var providerForDesktop: UnsafeMutablePointer<GtkCssProvider>?

  @discardableResult
  private static func add(_ css: String, priority: Int32) -> UnsafeMutablePointer<GtkCssProvider>? {
    Toolkit.requireInitialized()
    guard let display = unsafe gdk_display_get_default(),
      let provider = unsafe gtk_css_provider_new()
    else { return nil }
    unsafe gtk_css_provider_load_from_data(provider, css, css.utf8.count)
    unsafe gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(priority))
    unsafe g_object_unref(UnsafeMutableRawPointer(provider))
    return unsafe provider  // The display keeps it.
  }
}
