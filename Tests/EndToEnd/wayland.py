"""A connection to a Wayland compositor, and its clipboard."""

import os
import socket
import struct
import subprocess

DISPLAY = 1  # Every connection starts with this object.


class Connection:
    """A connection to the compositor, in the wire format of Wayland."""

    def __init__(self):
        path = os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"])
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.connect(path)
        self.last = DISPLAY
        self.globals = {}
        self.listeners = {}  # Functions by objects, which take the number of an event and its bytes.
        self.registry = self.new()
        self.send(DISPLAY, 1, self.registry)
        self.wait()

    def new(self):
        self.last += 1
        return self.last

    def send(self, target, request, *arguments, files=()):
        """Sends a request; its arguments are numbers and texts."""
        body = b"".join(
            struct.pack("=I", one & 0xFFFFFFFF) if isinstance(one, int) else packed(one)
            for one in arguments)
        message = struct.pack("=II", target, (8 + len(body)) << 16 | request) + body
        socket.send_fds(self.socket, [message], list(files))

    def bind(self, interface, version=1):
        """Returns a new object of a global interface."""
        made = self.new()
        self.send(self.registry, 0, self.globals[interface], interface, version, made)
        return made

    def wait(self):
        """Waits until the compositor has processed all requests."""
        callback = self.new()
        self.send(DISPLAY, 0, callback)
        while True:
            sender, size_and_event = struct.unpack("=II", self.read(8))
            body = self.read((size_and_event >> 16) - 8)
            event = size_and_event & 0xFFFF
            if sender == callback:
                return
            if sender == DISPLAY and event == 0:
                raise AssertionError(f"the compositor refuses a request: {body[12:]}")
            if sender == self.registry and event == 0:
                name, length = struct.unpack("=II", body[:8])
                self.globals[body[8:8 + length - 1].decode()] = name
            if sender in self.listeners:
                self.listeners[sender](event, body)

    def read(self, count):
        found = b""
        while len(found) < count:
            part = self.socket.recv(count - len(found))
            assert part, "the compositor has closed the connection"
            found += part
        return found


def packed(text):
    encoded = text.encode() + b"\0"
    return struct.pack("=I", len(encoded)) + encoded + b"\0" * (-len(encoded) % 4)


def copy(text):
    """Puts text on the clipboard."""
    subprocess.run(["wl-copy"], input=text.encode(), check=True, stderr=subprocess.DEVNULL)


def clipboard():
    """The text on the clipboard."""
    return subprocess.run(["wl-paste", "--no-newline"], capture_output=True, text=True).stdout
