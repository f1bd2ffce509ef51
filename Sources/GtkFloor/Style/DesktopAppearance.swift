import CGtk

/// Follows the desktop's preference for a dark appearance.
///
/// The desktop's settings portal has it: `color-scheme` in `org.freedesktop.appearance`, which is 1 for dark (XDG
/// Desktop Portal, Settings). libadwaita and GTK 4.20 follow it by themselves.
@safe enum DesktopAppearance {
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// Whether the user's or the program's own settings prefer the dark theme; `nil` before the first call.
  private static var prefersDark: Bool?

  /// Follows the preference over a connection to the session bus; a second call does nothing.
  static func follow(over bus: OpaquePointer?) {
    guard prefersDark == nil, !isFollowed, let bus = unsafe bus else { return }
    prefersDark = isDark
    unsafe _ = g_dbus_connection_signal_subscribe(
      bus, portal, interface, "SettingChanged", path, namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, values, _ in
        guard let values = unsafe values,
          unsafe DesktopAppearance.text(in: values, at: 1) == DesktopAppearance.key
        else { return }
        unsafe DesktopAppearance.apply(g_variant_get_child_value(values, 2))
      }, nil, nil)
    var names = unsafe [g_variant_new_string(namespace), g_variant_new_string(key)]
    let values = unsafe g_dbus_connection_call_sync(
      bus, portal, path, interface, "Read", g_variant_new_tuple(&names, 2), nil,
      G_DBUS_CALL_FLAGS_NONE, timeout, nil, nil)
    if let values = unsafe values {
      unsafe apply(g_variant_get_child_value(values, 0))
      unsafe g_variant_unref(values)
    }
  }

  /// The milliseconds for which the first window waits for the portal, so that it isn't drawn in the wrong colors.
  private static let timeout: gint = 500

  /// Indicates whether libadwaita or GTK follows the preference.
  private static var isFollowed: Bool { Toolkit.isAtLeast(minor: 20) || AdwaitaFunctions.isStarted }

  private static func text(in values: OpaquePointer, at place: gsize) -> String? {
    guard let value = unsafe g_variant_get_child_value(values, place) else { return nil }
    defer { unsafe g_variant_unref(value) }
    return unsafe g_variant_get_string(value, nil).map { unsafe String(cString: $0) }
  }

  /// Applies a value of the portal, which may be within others, and releases it.
  private static func apply(_ value: OpaquePointer?) {
    guard let value = unsafe value else { return }
    defer { unsafe g_variant_unref(value) }
    switch unsafe g_variant_classify(value) {
    case G_VARIANT_CLASS_VARIANT: unsafe apply(g_variant_get_variant(value))
    case G_VARIANT_CLASS_UINT32 where !isFollowed:
      isDark = unsafe g_variant_get_uint32(value) == 1 || prefersDark == true
    default: break
    }
  }

  private static var isDark: Bool {
    get {
      unsafe readProperty(property, of: settings, FundamentalType.boolean) {
        unsafe g_value_get_boolean($0) != 0
      }
    }
    set {
      unsafe writeProperty(property, of: settings, FundamentalType.boolean) {
        unsafe g_value_set_boolean($0, newValue ? 1 : 0)
      }
    }
  }

  private static let property = "gtk-application-prefer-dark-theme"

  private static var settings: UnsafeMutablePointer<GObject>? {
    unsafe UnsafeMutableRawPointer(gtk_settings_get_default())?
      .assumingMemoryBound(to: GObject.self)
  }
}
