"""The settings portal of a desktop, with its preferences for dark, a high contrast and an accent color."""

from service import Gio, GLib, Service

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"
NO_ACCENT = (-1, -1, -1)
APPEARANCE = "org.freedesktop.appearance"
GNOME = "org.gnome.desktop.a11y.interface"
KEYS = {
    "is_dark": [(APPEARANCE, "color-scheme", "u")],
    # GNOME has both; libadwaita 1.2 reads only its own.
    "has_high_contrast": [(APPEARANCE, "contrast", "u"), (GNOME, "high-contrast", "b")],
    "accent": [(APPEARANCE, "accent-color", "(ddd)")],
}
INHIBIT = "org.freedesktop.portal.Inhibit"
NODE = Gio.DBusNodeInfo.new_for_xml(f"""
  <node>
    <interface name="{SETTINGS}">
      <method name="Read">
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
      </method>
      <method name="ReadAll">
        <arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/>
      </method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface>
    <interface name="{INHIBIT}">
      <method name="CreateMonitor">
        <arg type="s" direction="in"/><arg type="a{{sv}}" direction="in"/><arg type="o" direction="out"/>
      </method>
    </interface>
  </node>""")


class SettingsPortal(Service):
    """The portal on the bus, for programs that start after it."""

    def __init__(self, is_dark=False, has_high_contrast=False, accent=NO_ACCENT):
        super().__init__(NAME, [(PATH, NODE.lookup_interface(name)) for name in (SETTINGS, INHIBIT)])
        self.values = {APPEARANCE: {}, GNOME: {}}
        self.keep(is_dark=is_dark, has_high_contrast=has_high_contrast, accent=accent)

    def keep(self, **values):
        """Keeps the values, and returns the namespaces and keys of their settings."""
        settings = [(setting, value) for name, value in values.items() for setting in KEYS[name]]
        for (namespace, key, kind), value in settings:
            self.values[namespace][key] = GLib.Variant(kind, value)
        return [(namespace, key) for (namespace, key, _), _ in settings]

    def called(self, _bus, _sender, _path, _interface, method, names, invocation):
        if method == "CreateMonitor":
            # GTK asks for one to hear of the end of the session.
            invocation.return_value(GLib.Variant("(o)", (f"{PATH}/request/1",)))
        elif method == "ReadAll":
            invocation.return_value(GLib.Variant("(a{sa{sv}})", (self.values,)))
        elif names[1] in self.values.get(names[0], {}):
            # The value of this method is in another value.
            invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", self.values[names[0]][names[1]]),)))
        else:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "The setting doesn't exist")

    def change(self, **values):
        for namespace, key in self.keep(**values):
            self.emit(GLib.Variant("(ssv)", (namespace, key, self.values[namespace][key])))

    def emit(self, change):
        self.bus.emit_signal(None, PATH, SETTINGS, "SettingChanged", change)
        self.bus.flush_sync()
