"""The desktop portal that shows the file dialog, whose answer a test gives."""

from service import Gio, GLib, Service
from settings_portal import INHIBIT, NAME, NODE, PATH

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


class FilePortal(Service):
    """The portal on the bus, for programs that start after it."""

    def __init__(self):
        interfaces = FILES.lookup_interface(CHOOSER), NODE.lookup_interface(INHIBIT)
        super().__init__(NAME, [(PATH, interface) for interface in interfaces])
        self.request = None

    def called(self, _bus, sender, _path, _interface, method, parameters, invocation):
        if method == "CreateMonitor":
            # GTK asks for one to hear of the end of the session.
            return invocation.return_value(GLib.Variant("(o)", (f"{PATH}/request/1",)))
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
