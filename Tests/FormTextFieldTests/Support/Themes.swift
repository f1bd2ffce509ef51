import CGtk

@testable import GtkFloor

/// Shows every window in a theme of GTK, such as `HighContrast`.
///
/// libadwaita has only its own theme, whose high contrast `ADW_DEBUG_HIGH_CONTRAST` shows.
@MainActor
func setTheme(_ name: String, isDark: Bool) {
  guard !AdwaitaFunctions.isStarted else { return setColorScheme(isDark: isDark) }
  set("gtk-theme-name", FundamentalType.string) { g_value_set_string(&$0, name) }
  if ToolkitDifferences.has("hasColorScheme") {
    set("gtk-interface-color-scheme", g_type_from_name("GtkInterfaceColorScheme")) {
      g_value_set_enum(&$0, isDark ? 2 : 3)
    }
  } else {
    set("gtk-application-prefer-dark-theme", FundamentalType.boolean) {
      g_value_set_boolean(&$0, isDark ? 1 : 0)
    }
  }
}

/// Makes libadwaita dark or light, which it would refuse to be by GTK's settings.
@MainActor
private func setColorScheme(isDark: Bool) {
  let manager = Toolkit.function(
    "adw_style_manager_get_default", as: (@convention(c) () -> OpaquePointer?).self)?()
  let set = Toolkit.function(
    "adw_style_manager_set_color_scheme",
    as: (@convention(c) (OpaquePointer?, guint) -> Void).self)
  // ADW_COLOR_SCHEME_FORCE_DARK and ADW_COLOR_SCHEME_DEFAULT
  set?(manager, isDark ? 4 : 0)
}

/// Shows every text in a multiple of its size.
@MainActor
func setTextScale(_ factor: Int) {
  set("gtk-xft-dpi", FundamentalType.integer) { g_value_set_int64(&$0, gint64(factor * 96 * 1024)) }
}

/// Changes a setting of GTK.
@MainActor
private func set(_ setting: String, _ type: GType, _ store: (inout GValue) -> Void) {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  store(&value)
  let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
  g_object_set_property(settings?.assumingMemoryBound(to: GObject.self), setting, &value)
}
