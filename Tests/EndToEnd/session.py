"""A session manager, with the parts that a program uses at the end of a session."""

from service import Gio, GLib, Service

NAME = "org.gnome.SessionManager"
PRIVATE = f"{NAME}.ClientPrivate"
MANAGER = Gio.DBusNodeInfo.new_for_xml(f"""
  <node>
    <interface name="{NAME}">
      <method name="RegisterClient">
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
      </method>
      <method name="UnregisterClient"><arg type="o" direction="in"/></method>
    </interface>
    <interface name="{PRIVATE}">
      <method name="EndSessionResponse">
        <arg type="b" direction="in"/><arg type="s" direction="in"/>
      </method>
      <signal name="QueryEndSession"><arg type="u"/></signal>
      <signal name="EndSession"><arg type="u"/></signal>
    </interface>
  </node>""")
CLIENT = "/org/gnome/SessionManager/Client1"


class Session(Service):
    """The session manager on the bus, for one program, which starts after it."""

    def __init__(self, application):
        super().__init__(NAME, [
            (path, MANAGER.lookup_interface(interface))
            for path, interface in (("/org/gnome/SessionManager", NAME), (CLIENT, PRIVATE))])
        self.application = application
        self.client = None
        self.answer = None

    def called(self, bus, sender, path, interface, method, parameters, invocation):
        if method == "RegisterClient":
            # The accessibility bus registers too.
            if parameters.unpack()[0] == self.application:
                self.client = sender
            return invocation.return_value(GLib.Variant("(o)", (CLIENT,)))
        if method == "EndSessionResponse" and sender == self.client:
            self.answer = parameters.unpack()
        invocation.return_value(None)

    def emit(self, signal):
        """Sends a signal to the program: `QueryEndSession` or `EndSession`."""
        self.bus.emit_signal(self.client, CLIENT, PRIVATE, signal, GLib.Variant("(u)", (0,)))
        self.bus.flush_sync()
