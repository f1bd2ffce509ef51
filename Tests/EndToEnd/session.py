"""A session manager, with the parts that a program uses at the end of a session."""

import threading

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

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


class Session:
    """The session manager on the bus, for one program, which starts after it."""

    def __init__(self, application):
        self.application = application
        self.client = None
        self.answer = None

    def __enter__(self):
        self.loop = GLib.MainLoop.new(GLib.MainContext.new(), False)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        ready = threading.Event()
        # A program waits for an answer before it shows a window, so the thread must be ready.
        self.thread = threading.Thread(target=self.serve, args=[ready])
        self.thread.start()
        ready.wait()
        return self

    def __exit__(self, *_):
        self.loop.quit()
        self.thread.join()

    def serve(self, ready):
        self.loop.get_context().push_thread_default()
        objects = [
            self.bus.register_object(path, MANAGER.lookup_interface(interface), self.called)
            for path, interface in (("/org/gnome/SessionManager", NAME), (CLIENT, PRIVATE))]
        self.ask_bus("RequestName", GLib.Variant("(su)", (NAME, 0)))
        ready.set()
        self.loop.run()
        self.ask_bus("ReleaseName", GLib.Variant("(s)", (NAME,)))
        for number in objects:
            self.bus.unregister_object(number)
        self.loop.get_context().pop_thread_default()

    def ask_bus(self, method, arguments):
        self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
            arguments, None, Gio.DBusCallFlags.NONE, -1)

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
