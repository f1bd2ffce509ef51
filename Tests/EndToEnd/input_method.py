"""Input methods for Chinese: fcitx with its Zhuyin keyboard under X11, and one of ours under Wayland."""

import os
import subprocess
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

from desktop import press, type_text, wait  # noqa: E402

IS_SWAY = "SWAYSOCK" in os.environ
if IS_SWAY:
    from sway import swaymsg  # noqa: E402
    from wayland import Connection  # noqa: E402

PROFILE = """
[Groups/0]
Name=Default
Default Layout=us
DefaultIM=chewing
[Groups/0/Items/0]
Name=keyboard-us
Layout=
[Groups/0/Items/1]
Name=chewing
Layout=
[GroupOrder]
0=Default
"""

# A composition of which the first part is entered while the rest is still composed.
ENTERED, COMPOSED = "你你", "你" * 18


class Fcitx:
    """A Zhuyin keyboard, whose composition has at most 18 characters."""

    environment = {"GTK_IM_MODULE": "fcitx"}

    def __init__(self, folder):
        settings = folder / "fcitx" / "fcitx5"
        settings.mkdir(parents=True)
        (settings / "profile").write_text(PROFILE)
        (settings / "config").write_text("[Behavior]\nActiveByDefault=True\n")
        self.process = subprocess.Popen(
            ["fcitx5", "--disable=all", "--enable=dbus,dbusfrontend,chewing,keyboard"],
            env=os.environ | {"XDG_CONFIG_HOME": str(folder / "fcitx")}, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait(self.is_ready, "fcitx")

    def is_ready(self):
        answer = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
            GLib.Variant("(s)", ("org.fcitx.Fcitx5",)), None, Gio.DBusCallFlags.NONE, -1)
        return answer.unpack()[0]

    def reaches_field(self):
        """True once keys that are pressed in the field come here first."""
        answer = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            "org.fcitx.Fcitx5", "/controller", "org.fcitx.Fcitx.Controller1", "CurrentInputMethod",
            None, None, Gio.DBusCallFlags.NONE, -1)
        return answer.unpack()[0] == "chewing"

    def begin(self):
        """Begins to compose, until the first part is entered."""
        wait(self.reaches_field, "a field that takes text")
        type_text("su3" * len(ENTERED + COMPOSED))

    def end(self):
        """Enters the rest."""
        press("Return")

    def close(self):
        self.process.terminate()
        self.process.wait()


class InputMethod:
    """The input method of a Wayland seat, by input-method-unstable-v2."""

    environment = {}

    def __init__(self, folder):
        self.connection = Connection()
        seat = self.connection.bind("wl_seat")
        manager = self.connection.bind("zwp_input_method_manager_v2")
        self.method = self.connection.new()
        self.connection.listeners[self.method] = self.receive
        self.connection.send(manager, 0, seat, self.method)
        self.is_active = self.will_be_active = False
        self.changes = 0  # Of the state, as it's counted by the compositor.

    def receive(self, event, body):
        if event in (0, 1):
            self.will_be_active = event == 0
        elif event == 5:
            self.is_active = self.will_be_active
            self.changes += 1
        assert event != 6, "there is another input method"

    def begin(self):
        self.compose(ENTERED + COMPOSED)
        self.compose(COMPOSED, entering=ENTERED)

    def end(self):
        self.compose("", entering=COMPOSED)

    def compose(self, text, entering=""):
        """Enters text into the field, and shows another one that is still composed."""
        wait(self.reaches_field, "a field that takes text")
        if entering:
            self.connection.send(self.method, 0, entering)
        end = len(text.encode())
        self.connection.send(self.method, 1, text, end, end)
        self.connection.send(self.method, 3, self.changes)
        self.connection.wait()

    def reaches_field(self):
        """True if a field takes text; otherwise, goes to another workspace and back.

        sway forgets about a field whose program meets it a moment after its window gets the keyboard.
        """
        for _ in range(50):
            self.connection.wait()
            if self.is_active:
                return True
            time.sleep(0.02)
        swaymsg("workspace", "other")
        swaymsg("workspace", "back_and_forth")
        return False

    def close(self):
        self.connection.socket.close()


def start(test):
    """Starts an input method, which ends with a test."""
    method = (InputMethod if IS_SWAY else Fcitx)(test.folder)
    test.addCleanup(method.close)
    return method
