"""Programs on a desktop, used through a screen reader's interface and the keyboard."""

import atexit
import functools
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import unittest

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

import differences  # noqa: E402

if "SWAYSOCK" in os.environ:
    from sway import (
        click, clipboard, copy, drag, front_pid, move_mouse, press, scroll, type_text, window_size,
        xdotool)
elif "WAYLAND_DISPLAY" in os.environ:
    from kwin import (
        click, clipboard, copy, drag, front_pid, move_mouse, press, scroll, type_text, window_size,
        xdotool)
else:
    from x11 import (
        click, clipboard, copy, drag, front_pid, move_mouse, press, scroll, type_text, window_size,
        xdotool)

# libatspi warns of an interface that GTK 4.8 lacks, and doesn't need it.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None, None)

PROJECT = pathlib.Path(__file__).resolve().parents[2]
PRODUCTS = pathlib.Path(os.environ.get("PRODUCTS", PROJECT / ".build" / "debug"))

WARNING_LINE = re.compile(r"\b(WARNING|CRITICAL|ERROR) \*\*|Fatal error|Gtk-Message")


def wait(condition, what, seconds=30):
    """Returns the first true answer of `condition`, or fails with `what` if there is none in time."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            answer = condition()
        except (GLib.Error, subprocess.CalledProcessError):
            answer = None  # A control disappeared while it was read, or no window is in front.
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise AssertionError(f"waited in vain for {what() if callable(what) else what}")
        time.sleep(0.02)


@functools.cache
def language(name):
    """Returns the environment of a program in a language and its direction, such as `language("ug_CN")`.

    GTK 4.8 takes the direction from the language of messages, a newer GTK from that of text.
    """
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    locale = pathlib.Path(folder.name) / f"{name}.UTF-8"
    # localedef warns of gaps in the language, but compiles it anyway.
    subprocess.run(["localedef", "-c", "-i", name, "-f", "UTF-8", locale], capture_output=True)
    return {"LC_ALL": "", "LANG": "C.UTF-8", "LC_MESSAGES": locale.name, "LC_CTYPE": locale.name,
            "LOCPATH": folder.name}


def paste(text):
    """Puts text on the clipboard and pastes it."""
    copy(text)
    press("ctrl+v")


class Control:
    """One accessible object: its role, its name and its description."""

    def __init__(self, accessible):
        self.accessible = accessible

    def __eq__(self, other):
        return isinstance(other, Control) and self.accessible == other.accessible

    @property
    def role(self):
        """The name of the role on GTK 4.8, where toggle buttons and groups have none of their own."""
        role = self.accessible.get_role_name()
        return {"push button": "button", "toggle button": "button", "grouping": "panel"}.get(role, role)

    @property
    def name(self):
        return self.accessible.get_name()

    @property
    def description(self):
        """The lines that are read after the name, however GTK passes them on."""
        lines = self.accessible.get_description().splitlines()
        if self.is_read_as_required and not self.is_invalid:
            lines.insert(0, "required")
        return "\n".join(lines)

    @property
    def is_read_as_required(self):
        """True if a screen reader says that it's required, without a word in the description."""
        return (differences.has("readsStates") and "required" in self.states
                and self.role in ("password text", "check box", "spin button"))

    @property
    def text(self):
        length = Atspi.Text.get_character_count(self.accessible)
        return Atspi.Text.get_text(self.accessible, 0, length)

    @property
    def states(self):
        return {state.value_nick for state in self.accessible.get_state_set().get_states()}

    @property
    def messages(self):
        """The lines of the description, except the word with which GTK 4.8 reads an invalid value."""
        return [line for line in self.description.splitlines() if line != "invalid"]

    @property
    def is_focused(self):
        return "focused" in self.states

    @property
    def is_checked(self):
        return "checked" in self.states

    @property
    def is_invalid(self):
        if differences.has("readsStates"):
            return "invalid-entry" in self.states
        return "invalid" in self.accessible.get_description().splitlines()

    def children(self):
        found = (
            self.accessible.get_child_at_index(index)
            for index in range(self.accessible.get_child_count()))
        return [Control(child) for child in found if child]

    def everything(self):
        """Yields this control and everything within it, from top to bottom."""
        yield self
        for child in self.children():
            yield from child.everything()

    def focused(self):
        """Returns what has the focus, this control or one within it."""
        return next((control for control in self.everything() if control.is_focused), None)

    @property
    def parent(self):
        return Control(self.accessible.get_parent())

    @property
    def box(self):
        """The position of this control in the window, from its first to its last pixel: x, x, y, y."""
        box = Atspi.Component.get_extents(self.accessible, Atspi.CoordType.WINDOW)
        x, y = self.origin if differences.has("misplacesExtents") else (0, 0)
        return x + box.x, x + box.x + box.width - 1, y + box.y, y + box.y + box.height - 1

    @property
    def window(self):
        window = self
        while (parent := window.parent).role != "application":
            window = parent
        return window

    @functools.cached_property
    def origin(self):
        """The offset by which GTK misplaces this control: twice the one it reports for the window."""
        box = Atspi.Component.get_extents(self.window.accessible, Atspi.CoordType.WINDOW)
        return -2 * box.x, -2 * box.y

    @property
    def middle(self):
        left, right, top, bottom = self.box
        return (left + right) // 2, (top + bottom) // 2

    def point(self):
        """Moves the mouse pointer over the middle of this control, scrolled into view."""
        pane = self.parent
        while pane.role not in ("scroll pane", "application"):
            pane = pane.parent
        if pane.role == "scroll pane":
            self.scroll_into(pane)
        move_mouse(*self.middle)

    def scroll_into(self, pane):
        """Scrolls this control into view, and again if GTK ignored the first turn of the wheel after a move."""
        before, scrolled = None, 0

        def reached():
            nonlocal before, scrolled
            # A window that has just opened may still grow.
            middle, (*_, top, bottom) = self.middle, pane.box
            if top <= middle[1] <= bottom:
                return True
            if middle != before or time.monotonic() > scrolled + 2:
                before, scrolled = middle, time.monotonic()
                move_mouse(*pane.middle)
                scroll(-1 if middle[1] < top else 1)
            return False

        wait(reached, f"{self.name} to be scrolled into view")

    def click(self):
        """Clicks on this control, or calls its action if GTK doesn't say where it is."""
        # A label's actions are those of its menu.
        if (differences.has("misplacesExtents") and self.role != "label"
                and self.accessible.get_n_actions() > 0):
            Atspi.Action.do_action(self.accessible, 0)
            return
        self.point()
        click()

    def focus(self):
        """Clicks into this entry, and again if it moved away in the meantime, or finds it with Tab."""
        if differences.has("misplacesExtents"):
            while not self.is_focused:
                now = wait(self.window.focused, "the focus")
                press("Tab")
                wait(lambda: not now.is_focused, f"Tab to lead away from {now.name!r}")
            return
        clicked = 0

        def reached():
            nonlocal clicked
            if self.is_focused:
                return True
            # A click too many would arrive after the focus, where something else is by then.
            if time.monotonic() > clicked + 1:
                self.point()
                clicked = time.monotonic()
                click()
            return False

        wait(reached, f"the focus in {self.name}")

    def describe(self, depth=0):
        words = [self.role, repr(self.name), self.description and repr(self.description)]
        states = " ".join(sorted(self.states - {"sensitive", "visible", "vertical", "horizontal"}))
        lines = ["  " * depth + " ".join(filter(None, words)) + (f" ({states})" if states else "")]
        return "\n".join(lines + [child.describe(depth + 1) for child in self.children()])


class Program:
    """A running program and its window."""

    def __init__(self, command, environment=None):
        # It's read by its name: seeking in this file would move the position at which the program writes.
        self.errors = tempfile.NamedTemporaryFile()
        self.process = subprocess.Popen(
            [str(word) for word in command], stdin=subprocess.DEVNULL, stderr=self.errors,
            env=os.environ | {"GTK_A11Y": "atspi"} | (environment or {}))
        self.root = None
        self.found = {}
        self.expected = ""  # A pattern of lines that a test expects on standard error.

    @property
    def pid(self):
        return self.process.pid

    def wait_for_window(self):
        self.root = self.wait(self._find_root, "the program on the screen")
        self.wait(lambda: any("active" in child.states for child in self.root.children()),
                  "an active window")

    def _find_root(self):
        for child in Control(Atspi.get_desktop(0)).children():
            if child.accessible.get_process_id() == self.pid:
                child.accessible.set_cache_mask(Atspi.Cache.NONE)
                return child if child.children() else None
        return None

    @property
    def is_running(self):
        return self.process.poll() is None

    def stderr(self):
        return pathlib.Path(self.errors.name).read_text(errors="replace")

    def warnings(self):
        """The warnings and errors of GTK, GLib or Swift on standard error."""
        return [
            line for line in self.stderr().splitlines()
            if WARNING_LINE.search(line) and not differences.explain(line)
            and not (self.expected and re.search(self.expected, line))]

    def describe(self):
        if not self.is_running:
            return f"it ended with status {self.process.returncode}: {self.stderr()}"
        return f"it shows\n{self.root.describe() if self.root else 'nothing'}\n{self.stderr()}"

    def wait(self, condition, what):
        """Waits like the function `wait`, but fails at once if the program ends."""
        def seen():
            return f"{what() if callable(what) else what}; {self.describe()}"

        def checked():
            assert self.is_running, f"waited in vain for {seen()}"
            return condition()
        return wait(checked, seen)

    def controls(self):
        return list(self.root.everything())

    def find(self, role, name):
        """Returns the only control with this role and name."""
        role = differences.role(role)

        def matches():
            if (role, name) not in self.found:
                self.found = {}  # One walk over the window finds all controls.
                for control in self.controls():
                    self.found.setdefault((control.role, control.name), []).append(control)
            return self.found.get((role, name))
        found = self.wait(matches, f"the {role} {name!r}")
        assert len(found) == 1, f"{len(found)} controls are a {role} {name!r}"
        return found[0]

    def focused(self):
        return self.root.focused()

    def wait_for_focus(self, name):
        self.wait(lambda: (self.focused() or self.root).name == name, f"the focus in {name!r}")

    def texts(self):
        """Returns every visible text, from top to bottom."""
        return list(self._texts())

    def _texts(self):
        return (control.name for control in self.root.everything() if control.role == "label")

    def shows(self, part):
        return any(part in text for text in self._texts())

    def wait_for_text(self, part):
        self.wait(lambda: self.shows(part), f"the text {part!r}")

    def wait_for_stderr(self, part):
        self.wait(lambda: part in self.stderr(), f"{part!r} on standard error")

    def kill(self):
        """Ends the program at once, like a power cut."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self):
        """Asks the program to end; if it doesn't, it's killed and the test fails."""
        if not self.is_running:
            return
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired as late:
            self.kill()
            raise AssertionError("the program does not end when it is asked to") from late


class DesktopTest(unittest.TestCase):
    """A test with its own folder, whose programs end with it, without warnings."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def start(self, *command, **environment):
        program = Program(command, {"XDG_STATE_HOME": str(self.folder / "state")} | environment)
        self.addCleanup(program.errors.close)
        self.addCleanup(lambda: self.assertEqual(program.warnings(), []))
        self.addCleanup(program.close)
        program.wait_for_window()
        return program

    def assert_tab_follows_reading(
            self, program, is_mirrored=False, outside=lambda control: False):
        """Expects Tab to lead through the window in reading order, and Shift+Tab the same way back.

        Each stop must be below the previous one, or after it on the same line. The exceptions are one wrap
        around the end, and controls that are `outside`, such as in a list beside the others.
        """
        focusable = [control for control in program.controls() if "focusable" in control.states]
        start = program.wait(program.focused, "the focus")
        stops = [self.move_focus(program, "Tab", start, focusable)]
        wraps = []
        while (stop := self.move_focus(program, "Tab", stops[-1], focusable)) != stops[0]:
            boxes = wait_until_still(lambda: (stops[-1].box, stop.box))
            is_inside = not outside(stops[-1]) and not outside(stop)
            if is_inside and not is_read_before(*boxes, is_mirrored):
                wraps.append(stop.name)
            self.assertNotIn(stop, stops)
            stops.append(stop)
        names = [stop.name for stop in stops]
        self.assertLessEqual(len(wraps), 1, f"{wraps} among {names}")
        for expected in stops[::-1]:
            stop = self.move_focus(program, "shift+Tab", stop, focusable)
            self.assertEqual(stop.name, expected.name, names)

    def move_focus(self, program, key, before, focusable):
        """Presses a key, and returns the control that then has the focus."""
        press(key)
        return program.wait(
            lambda: next((now for now in focusable if now.is_focused and now != before), None),
            f"the focus after {before.name!r}")


def wait_until_still(read):
    """Returns the result of `read` once it stays the same for a while: a window may still scroll."""
    last = [read()]

    def is_still():
        time.sleep(0.1)
        last.append(read())
        return last[-1] == last[-2]
    wait(is_still, lambda: f"{last[-1]} to stay")
    return last[-1]


def is_read_before(box, other_box, is_mirrored):
    """Returns whether a box is before another one on the same line, or on a line above it."""
    left, _, top, bottom = box
    other_left, _, other_top, other_bottom = other_box
    is_same_line = top <= other_bottom and other_top <= bottom
    if differences.has("misplacesExtents"):
        # Without the padding around them, boxes of two lines overlap a bit.
        is_same_line = (top <= (other_top + other_bottom) / 2 <= bottom
                        or other_top <= (top + bottom) / 2 <= other_bottom)
    if is_same_line:
        return left > other_left if is_mirrored else left < other_left
    return top < other_top
