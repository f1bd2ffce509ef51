import CGtk

@testable import GtkFloor

/// Sets the user's preference for less motion.
@MainActor
func setReducedMotion(_ isReduced: Bool) {
  guard let settings = gtk_settings_get_default() else { return }
  let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
  writeProperty("gtk-enable-animations", of: object, FundamentalType.boolean) {
    g_value_set_boolean($0, isReduced ? 0 : 1)
  }
}
