"""The keyboard, the touchscreen and the clipboard of a Wayland compositor, KWin.

A finger does what the mouse does elsewhere: it taps where that clicks, and drags the window's content where
that turns its wheel. The protocol is org_kde_kwin_fake_input, from whose devices a program can't tell real ones.
"""

import atexit
import time
import unittest

from wayland import Connection, clipboard, copy

# The codes of keys, which have a US layout, by their rows from the first key on.
ROWS = {2: ("1234567890-=", "!@#$%^&*()_+"), 16: ("qwertyuiop[]", "QWERTYUIOP{}"),
        30: ("asdfghjkl;'`", "ASDFGHJKL:\"~"), 43: ("\\zxcvbnm,./", "|ZXCVBNM<>?"), 57: (" ", "")}
NAMED_KEYS = {
    "Escape": 1, "BackSpace": 14, "Tab": 15, "Return": 28, "space": 57, "F4": 62, "F10": 68, "Home": 102,
    "Up": 103, "Page_Up": 104, "Left": 105, "Right": 106, "End": 107, "Down": 108, "Page_Down": 109,
    "Delete": 111}
MODIFIERS = {"shift": 42, "ctrl": 29, "alt": 56}
FRAME = 0.016  # Seconds between two reports of a finger.
STEP = 24  # Pixels that a finger moves between two reports.


def is_for_mice(*arguments):
    raise unittest.SkipTest("this test is for a display with a mouse")


front_pid = window_size = xdotool = is_for_mice


class Devices:
    def __init__(self):
        self.connection = connection = Connection()
        self.input = connection.bind("org_kde_kwin_fake_input", 4)
        connection.send(self.input, 0, "tests", "tests")
        self.place = (0, 0)

    def key(self, code, state):
        """Presses a key, or releases it for 0."""
        self.connection.send(self.input, 10, code, state)
        self.connection.wait()

    def stroke(self, code, modifiers=()):
        keys = [*(MODIFIERS[one] for one in modifiers), code]
        for one in keys:
            self.key(one, 1)
        for one in reversed(keys):
            self.key(one, 0)

    def touch(self, x, y):
        """Puts the finger on the screen, in pixels from its corner."""
        self.connection.send(self.input, 4, 0, 256 * x, 256 * y)
        self.frame()

    def slide(self, x, y):
        self.connection.send(self.input, 5, 0, 256 * x, 256 * y)
        self.frame()

    def lift(self):
        self.connection.send(self.input, 6, 0)
        self.frame()

    def frame(self):
        self.connection.send(self.input, 8)
        self.connection.wait()


def press(*keys):
    """Presses keys one after the other, as in `press("Tab", "ctrl+a")`."""
    for key in keys:
        *modifiers, last = key.split("+")
        devices.stroke(*((NAMED_KEYS[last], modifiers) if last in NAMED_KEYS else code(last, modifiers)))


def code(character, modifiers=()):
    """Returns the code of a character's key, and the modifiers that are held with it."""
    for first, (plain, shifted) in ROWS.items():
        if character in plain:
            return first + plain.index(character), modifiers
        if character in shifted:
            return first + shifted.index(character), (*modifiers, "shift")
    raise unittest.SkipTest(f"the keyboard has no {character}")


def type_text(text):
    """Types text on the display's keyboard."""
    for character in text:
        devices.stroke(*code(character))


def move_mouse(x, y):
    """Moves the finger over a place of the window in front, which fills the screen."""
    devices.place = (x, y)


def click():
    """Taps at the place of the finger."""
    devices.touch(*devices.place)
    time.sleep(3 * FRAME)
    devices.lift()


def drag(places):
    """Puts the finger on the first place, moves it to the others, and lifts it after a rest at the last one."""
    (x, y), *others = places
    devices.touch(x, y)
    for to_x, to_y in others:
        steps = max(abs(to_x - x), abs(to_y - y)) // STEP + 1
        for step in range(1, steps + 1):
            time.sleep(FRAME)
            devices.slide(x + (to_x - x) * step // steps, y + (to_y - y) * step // steps)
        x, y = to_x, to_y
    time.sleep(0.2)
    devices.lift()


def scroll(steps):
    """Drags the content up as far as the wheel would turn it, or down for a negative number."""
    x, y = devices.place
    drag([(x, y), (x, y - 60 * steps)])


devices = Devices()
atexit.register(devices.connection.socket.close)
