import CGtk

/// Follows the desktop's preferences for a dark appearance, for a high contrast and for an accent color.
///
/// The desktop's settings portal has them in `org.freedesktop.appearance`: `color-scheme`, which is 1 for dark,
/// `contrast`, which is 1 for high, and `accent-color`, in sRGB (XDG Desktop Portal, Settings). libadwaita follows them
/// by itself, and GTK 4.20 the first two under Wayland. A high contrast has no accent color.
@safe enum DesktopAppearance {
  private static let namespace = "org.freedesktop.appearance"
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// Indicates whether the user's or the program's own settings prefer the dark theme; `nil` before the first call.
  private static var prefersDark: Bool?

  /// Follows the preferences over a connection to the session bus; a second call does nothing.
  static func follow(over bus: OpaquePointer?) {
    guard prefersDark == nil, !AdwaitaFunctions.isStarted, let bus = unsafe bus else { return }
    prefersDark = isDark
    if let settings = unsafe settings {
      unsafe connectSignal(UnsafeMutableRawPointer(settings), "notify::\(theme)") { showAccent() }
    }
    unsafe _ = g_dbus_connection_signal_subscribe(
      bus, portal, interface, "SettingChanged", path, namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, values, _ in
        guard let values = unsafe values,
          unsafe g_variant_check_format_string(values, "(ssv)", 0) != 0,
          let key = unsafe DesktopAppearance.text(in: values, at: 1)
        else { return }
        unsafe DesktopAppearance.apply(g_variant_get_child_value(values, 2), to: key)
      }, nil, nil)
    var namespaces = unsafe [g_variant_new_string(namespace)]
    var arguments = unsafe [g_variant_new_array(nil, &namespaces, 1)]
    let type = unsafe g_variant_type_new("(a{sa{sv}})")
    defer { unsafe g_variant_type_free(type) }
    guard
      let answer = unsafe g_dbus_connection_call_sync(
        bus, portal, path, interface, "ReadAll", g_variant_new_tuple(&arguments, 1),
        type, G_DBUS_CALL_FLAGS_NONE, timeout, nil, nil)
    else { return }
    defer { unsafe g_variant_unref(answer) }
    guard let all = unsafe g_variant_get_child_value(answer, 0) else { return }
    defer { unsafe g_variant_unref(all) }
    guard let values = unsafe g_variant_lookup_value(all, namespace, nil) else { return }
    defer { unsafe g_variant_unref(values) }
    for key in ["color-scheme", "contrast", "accent-color"] {
      unsafe apply(g_variant_lookup_value(values, key, nil), to: key)
    }
  }

  /// The milliseconds for which the first window waits for the portal, so that it isn't drawn in the wrong colors.
  private static let timeout: gint = 500

  /// Indicates whether GTK follows the preferences for a dark appearance and a high contrast.
  private static let isFollowed: Bool = {
    guard Toolkit.isAtLeast(minor: 20), let display = unsafe gdk_display_get_default() else {
      return false
    }
    let x11 = unsafe g_type_from_name("GdkX11Display")
    return unsafe !isInstance(UnsafeMutableRawPointer(display), of: x11)
  }()

  private static func text(in values: OpaquePointer, at place: gsize) -> String? {
    guard let value = unsafe g_variant_get_child_value(values, place) else { return nil }
    defer { unsafe g_variant_unref(value) }
    return unsafe g_variant_get_string(value, nil).map { unsafe String(cString: $0) }
  }

  /// Applies a value of the portal, which may be within others, and releases it.
  static func apply(_ value: OpaquePointer?, to key: String) {
    guard let value = unsafe value else { return }
    defer { unsafe g_variant_unref(value) }
    switch unsafe g_variant_classify(value) {
    case G_VARIANT_CLASS_VARIANT: unsafe apply(g_variant_get_variant(value), to: key)
    // libadwaita can start later.
    case _ where AdwaitaFunctions.isStarted: break
    case G_VARIANT_CLASS_UINT32:
      let isPreferred = unsafe g_variant_get_uint32(value) == 1
      switch key {
      case "color-scheme" where !isFollowed: showDark(isPreferred || prefersDark == true)
      case "contrast":
        if !isFollowed { showHighContrast(isPreferred) }
        hasHighContrast = isPreferred
        showAccent()
      default: break
      }
    case G_VARIANT_CLASS_TUPLE where key == "accent-color":
      accent = unsafe color(in: value)
      showAccent()
    default: break
    }
  }

  private static var hasHighContrast = false
  private static var accent: AccentColor?

  private static func color(in value: OpaquePointer) -> AccentColor? {
    guard unsafe g_variant_check_format_string(value, "(ddd)", 0) != 0 else { return nil }
    let parts = (gsize(0)..<3).map { place in
      guard let part = unsafe g_variant_get_child_value(value, place) else { return -1.0 }
      defer { unsafe g_variant_unref(part) }
      return unsafe g_variant_get_double(part)
    }
    return AccentColor(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// Shows the accent color, unless the user has another theme or a high contrast.
  private static func showAccent() {
    let isShown = !hasHighContrast && gtksThemes.contains(themeName)
    StyleSheet.setForDesktop(isShown ? accent?.legible.css ?? "" : "")
  }

  // Desktops call the first one by the second name.
  private static let gtksThemes = ["Default", "Adwaita"]

  private static var themeName: String {
    unsafe readProperty(theme, of: settings, FundamentalType.string) { unsafe string(in: $0) }
  }

  private static let theme = "gtk-theme-name"

  /// Shows GTK's theme with a high contrast, unless the user has another theme.
  private static func showHighContrast(_ isHigh: Bool) {
    if Toolkit.isAtLeast(minor: 20) { return set("gtk-interface-contrast", isHigh) }
    let variant = "Default-hc"
    if isHigh, gtksThemes.contains(themeName) {
      unsafe writeProperty(theme, of: settings, FundamentalType.string) {
        unsafe g_value_set_string($0, variant)
      }
    } else if !isHigh, themeName == variant {
      unsafe gtk_settings_reset_property(gtk_settings_get_default(), theme)
    }
  }

  /// Indicates whether the settings ask for the dark variant of a theme.
  private static var isDark: Bool {
    unsafe readProperty(darkPreference, of: settings, FundamentalType.boolean) {
      unsafe g_value_get_boolean($0) != 0
    }
  }

  /// Shows the dark variant of the theme, or that of the settings.
  private static func showDark(_ isDark: Bool) {
    if Toolkit.isAtLeast(minor: 20) { return set("gtk-interface-color-scheme", isDark) }
    unsafe writeProperty(darkPreference, of: settings, FundamentalType.boolean) {
      unsafe g_value_set_boolean($0, isDark ? 1 : 0)
    }
  }

  private static let darkPreference = "gtk-application-prefer-dark-theme"

  /// Sets or resets a preference of the desktop, for which GTK has settings since 4.20.
  private static func set(_ preference: String, _ isPreferred: Bool) {
    guard isPreferred else {
      return unsafe gtk_settings_reset_property(gtk_settings_get_default(), preference)
    }
    // GTK_INTERFACE_COLOR_SCHEME_DARK and GTK_INTERFACE_CONTRAST_MORE, which GTK 4.8 doesn't declare.
    unsafe writeProperty(preference, of: settings, FundamentalType.integer) {
      unsafe g_value_set_int64($0, 2)
    }
  }

  private static var settings: UnsafeMutablePointer<GObject>? {
    unsafe UnsafeMutableRawPointer(gtk_settings_get_default())?
      .assumingMemoryBound(to: GObject.self)
  }
}
