"""A service on the session bus, which a test provides in place of the desktop's."""

import threading

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402


class Service:
    """A service with a name, for programs that start after it.

    `called` answers its calls, and `read` returns its properties.
    """

    read = None

    def __init__(self, name, objects):
        """The objects are pairs of a path and an interface."""
        self.name = name
        self.objects = objects

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
        numbers = [self.bus.register_object(*object, self.called, self.read) for object in self.objects]
        self.arrive()
        ready.set()
        self.loop.run()
        self.leave()
        for number in numbers:
            self.bus.unregister_object(number)
        self.loop.get_context().pop_thread_default()

    def leave(self):
        """Gives up the name, as a service that crashes does."""
        self.ask_bus("ReleaseName", GLib.Variant("(s)", (self.name,)))

    def arrive(self):
        """Takes the name, which `with` does at first."""
        self.ask_bus("RequestName", GLib.Variant("(su)", (self.name, 0)))

    def ask_bus(self, method, arguments):
        self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
            arguments, None, Gio.DBusCallFlags.NONE, -1)
