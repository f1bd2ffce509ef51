"""The settings portal of a desktop, with its preference for a dark appearance."""

from service import Gio, GLib, Service

NAME = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"
APPEARANCE = ("org.freedesktop.appearance", "color-scheme")
INHIBIT = "org.freedesktop.portal.Inhibit"
NODE = Gio.DBusNodeInfo.new_for_xml(f"""
  <node>
    <interface name="{SETTINGS}">
      <method name="Read">
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
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

    def __init__(self, is_dark):
        super().__init__(NAME, [(PATH, NODE.lookup_interface(name)) for name in (SETTINGS, INHIBIT)])
        self.is_dark = is_dark

    @property
    def value(self):
        return GLib.Variant("u", 1 if self.is_dark else 0)

    def called(self, _bus, _sender, _path, _interface, method, names, invocation):
        if method == "CreateMonitor":
            # GTK asks for one to hear of the end of the session.
            invocation.return_value(GLib.Variant("(o)", (f"{PATH}/request/1",)))
        elif names.unpack() == APPEARANCE:
            # The value of this method is in another value.
            invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", self.value),)))
        else:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "The setting doesn't exist")

    def change(self, is_dark):
        self.is_dark = is_dark
        self.bus.emit_signal(
            None, PATH, SETTINGS, "SettingChanged", GLib.Variant("(ssv)", (*APPEARANCE, self.value)))
        self.bus.flush_sync()
