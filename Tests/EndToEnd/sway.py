"""The keyboard, the mouse and the clipboard of a Wayland compositor, sway.

They are virtual devices of the compositor, which a program can't tell from real ones. The protocols are
virtual-keyboard-unstable-v1 and wlr-virtual-pointer-unstable-v1.
"""

import atexit
import json
import subprocess
import tempfile
import time
import unittest

from wayland import Connection, clipboard, copy

NAMED_KEYS = (
    "Tab", "Return", "Escape", "BackSpace", "Delete", "space", "comma", "period", "question",
    "Left", "Right", "Up", "Down", "Home", "End", "Page_Up", "Page_Down", "F4", "F10")
MODIFIERS = {"shift": 1, "ctrl": 4, "alt": 8}
LEFT_BUTTON = 0x110


def xdotool(*arguments):
    raise unittest.SkipTest("this test is for X11")


class Devices:
    """A mouse, and a keyboard with a key for each symbol that has been needed so far."""

    def __init__(self):
        self.connection = connection = Connection()
        seat = connection.bind("wl_seat")
        keyboards = connection.bind("zwp_virtual_keyboard_manager_v1")
        self.keyboard = connection.new()
        connection.send(keyboards, 0, seat, self.keyboard)
        pointers = connection.bind("zwlr_virtual_pointer_manager_v1")
        self.pointer = connection.new()
        connection.send(pointers, 0, seat, self.pointer)
        self.symbols = []
        self.need([*NAMED_KEYS, *(f"U{code:04X}" for code in range(0x20, 0x7F))])

    def need(self, symbols):
        missing = [one for one in dict.fromkeys(symbols) if one not in self.symbols]
        if not missing:
            return
        self.symbols += missing
        codes = "".join(f"<K{i}> = {i + 9};" for i in range(len(self.symbols)))
        keys = "".join(f"key <K{i}> {{[{name}]}};" for i, name in enumerate(self.symbols))
        text = (
            f'xkb_keymap {{ xkb_keycodes "test" {{ minimum = 8; maximum = 255; {codes} }};'
            'xkb_types "test" { include "complete" }; xkb_compatibility "test" { include "complete" };'
            f'xkb_symbols "test" {{ {keys} }}; }};').encode() + b"\0"
        with tempfile.TemporaryFile() as file:
            file.write(text)
            file.flush()
            self.connection.send(self.keyboard, 0, 1, len(text), files=[file.fileno()])
            self.connection.wait()

    def stroke(self, symbol, modifiers=0):
        self.need([symbol])
        key = self.symbols.index(symbol) + 1
        self.connection.send(self.keyboard, 2, modifiers, 0, 0, 0)
        for state in (1, 0):
            self.connection.send(self.keyboard, 1, now(), key, state)
        self.connection.send(self.keyboard, 2, 0, 0, 0, 0)
        self.connection.wait()

    def move(self, x, y):
        width, height = output_size()
        self.connection.send(self.pointer, 1, now(), x, y, width, height)
        self.frame()

    def click(self):
        self.push(1)
        self.push(0)

    def push(self, state):
        """Presses the button of the mouse, or releases it for 0."""
        self.connection.send(self.pointer, 2, now(), LEFT_BUTTON, state)
        self.frame()

    def turn_wheel(self, steps):
        self.connection.send(self.pointer, 5, 0)
        self.connection.send(self.pointer, 7, now(), 0, 15 * 256 * steps, steps)
        self.frame()

    def frame(self):
        self.connection.send(self.pointer, 4)
        self.connection.wait()


def now():
    return int(time.monotonic() * 1000)


def swaymsg(*arguments):
    answer = subprocess.run(
        ["swaymsg", "-r", *arguments], check=True, capture_output=True, text=True)
    return json.loads(answer.stdout)


def output_size():
    rectangle = swaymsg("-t", "get_outputs")[0]["rect"]
    return rectangle["width"], rectangle["height"]


def focused(node):
    """Returns the window in front, in a tree of windows."""
    if node["focused"]:
        return node
    children = node["nodes"] + node["floating_nodes"]
    return next(filter(None, map(focused, children)), None)


def front():
    return focused(swaymsg("-t", "get_tree"))


def front_pid():
    """The process of the window in front."""
    return front().get("pid")


def symbol(key):
    return key if len(key) > 1 else f"U{ord(key):04X}"


def press(*keys):
    """Presses keys one after the other, as in `press("Tab", "ctrl+a")`."""
    for key in keys:
        *modifiers, last = key.split("+")
        devices.stroke(symbol(last), sum(MODIFIERS[one] for one in modifiers))


def type_text(text):
    """Types text on the display's keyboard."""
    devices.need([symbol(character) for character in text])
    for character in text:
        devices.stroke(symbol(character))


def move_mouse(x, y):
    """Moves the mouse pointer within the window in front."""
    place = front()["rect"]
    devices.move(place["x"] + x, place["y"] + y)


def click():
    """Clicks at the position of the mouse pointer."""
    devices.click()


def drag(places):
    """Presses the button of the mouse at the first place, and releases it at the last one."""
    move_mouse(*places[0])
    devices.push(1)
    for place in places[1:]:
        move_mouse(*place)
        time.sleep(0.1)
    devices.push(0)


def scroll(steps):
    """Turns the mouse wheel down, or up for a negative number."""
    devices.turn_wheel(steps)


def window_size():
    raise unittest.SkipTest("the compositor decides on the size of a window")


devices = Devices()
atexit.register(devices.connection.socket.close)
