"""A desktop's settings portal, with one color scheme after the other.

Reads color schemes from standard input, one number per line, and passes each on to the programs.
"""

import sys

from gi.repository import Gio, GLib

SETTINGS, SESSION = Gio.DBusNodeInfo.new_for_xml("""
<node>
  <interface name="org.freedesktop.portal.Settings">
    <method name="ReadAll">
      <arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/>
    </method>
    <method name="Read">
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
    </method>
    <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    <property name="version" type="u" access="read"/>
  </interface>
  <interface name="org.freedesktop.portal.Inhibit">
    <method name="CreateMonitor">
      <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      <arg type="o" direction="out"/>
    </method>
  </interface>
</node>
""").interfaces
PATH = "/org/freedesktop/portal/desktop"
APPEARANCE = "org.freedesktop.appearance"
SCHEME = "color-scheme"

scheme = GLib.Variant("u", 0)


def answer(_connection, _sender, _path, _interface, method, arguments, call):
    if method == "CreateMonitor":  # GTK wants to know of the session's end, which never comes here.
        call.return_value(GLib.Variant("(o)", (f"{PATH}/request",)))
    elif method == "ReadAll":
        call.return_value(GLib.Variant("(a{sa{sv}})", ({APPEARANCE: {SCHEME: scheme}},)))
    elif arguments.unpack() == (APPEARANCE, SCHEME):
        call.return_value(GLib.Variant("(v)", (GLib.Variant("v", scheme),)))
    else:
        call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "It has no such setting")


def version(*_):
    return GLib.Variant("u", 1)


def change(source, _condition):
    global scheme
    line = source.readline()
    if not line:
        loop.quit()
        return False
    scheme = GLib.Variant("u", int(line))
    connection.emit_signal(
        None, PATH, SETTINGS.name, "SettingChanged",
        GLib.Variant("(ssv)", (APPEARANCE, SCHEME, scheme)))
    return True


loop = GLib.MainLoop()
connection = Gio.bus_get_sync(Gio.BusType.SESSION)
for interface in [SETTINGS, SESSION]:
    connection.register_object(PATH, interface, answer, version, None)
Gio.bus_own_name_on_connection(
    connection, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
    lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, change)
loop.run()
