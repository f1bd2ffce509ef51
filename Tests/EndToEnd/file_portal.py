"""The desktop portal that shows the file dialog, whose answer a test gives."""

from service import Gio, GLib
from settings_portal import PATH, SettingsPortal

CHOOSER = "org.freedesktop.portal.FileChooser"
REQUEST = "org.freedesktop.portal.Request"
FILES = Gio.DBusNodeInfo.new_for_xml(f"""
  <node>
    <interface name="{CHOOSER}">
      <method name="OpenFile">
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{{sv}}" direction="in"/>
        <arg type="o" direction="out"/>
      </method>
      <property name="version" type="u" access="read"/>
    </interface>
  </node>""")


class FilePortal(SettingsPortal):
    """The portal on the bus, for programs that start after it; under Wayland, GTK also reads its settings."""

    def __init__(self):
        super().__init__()
        self.objects.append((PATH, FILES.lookup_interface(CHOOSER)))
        self.request = None

    def called(self, bus, sender, path, interface, method, parameters, invocation):
        if method != "OpenFile":
            return super().called(bus, sender, path, interface, method, parameters, invocation)
        window, title, options = parameters.unpack()
        path = f"{PATH}/request/{sender[1:].replace('.', '_')}/{options['handle_token']}"
        invocation.return_value(GLib.Variant("(o)", (path,)))
        self.request = {"sender": sender, "path": path, "window": window, "title": title, **options}

    def read(self, *_):
        return GLib.Variant("u", 4)  # The version that added the current folder.

    def answer(self, *files):
        """Closes the dialog with some files, or cancels it without any."""
        request = self.request
        uris = GLib.Variant("as", [file.as_uri() for file in files])
        self.bus.emit_signal(
            request["sender"], request["path"], REQUEST, "Response",
            GLib.Variant("(ua{sv})", (0 if files else 1, {"uris": uris})))
        self.bus.flush_sync()
