"""What others read of a program, and do to it: the accessibility bus, the clipboards, its memory."""

import os
import re
import resource
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

import differences  # noqa: E402
from desktop import Control  # noqa: E402

# The character that represents a hidden letter on the bus.
BULLET = "\u25cf" if differences.has("readsDisplayedText") else "\u2022"


class Bus:
    """Records every message on the accessibility bus, starting now."""

    EVENTS = ("object:text-changed", "object:property-change", "object:text-caret-moved",
              "object:announcement")

    def __init__(self):
        address = subprocess.run(
            ["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path",
             "/org/a11y/bus", "--method", "org.a11y.Bus.GetAddress"],
            check=True, capture_output=True, text=True).stdout.split("'")[1]
        # It's read by its name: seeking in this file would move the position at which the monitor writes.
        self.output = tempfile.NamedTemporaryFile()
        self.monitor = subprocess.Popen(
            ["stdbuf", "-oL", "dbus-monitor", "--address", address], stdout=self.output,
            stderr=subprocess.DEVNULL)
        # Newer versions of GTK send events only if somebody listens.
        self.listener = Atspi.EventListener.new(lambda *_: None)
        for event in self.EVENTS:
            self.listener.register(event)
        self.start = 0

    def close(self):
        for event in self.EVENTS:
            self.listener.deregister(event)
        self.monitor.terminate()
        self.monitor.wait()
        self.output.close()

    def read(self):
        """Returns the messages since the last call, once no more arrive."""
        size, before = self._size(), -1
        while size != before:
            time.sleep(0.3)
            size, before = self._size(), size
        with open(self.output.name, "rb") as output:
            output.seek(self.start)
            text = output.read(size - self.start).decode(errors="replace")
        self.start = size
        return text

    def _size(self):
        return os.fstat(self.output.fileno()).st_size


class Listener:
    """Hears what a screen reader reads out in a program: each focus, each changed description, each announcement."""

    EVENTS = ("object:state-changed:focused", "object:property-change:accessible-description",
              "object:announcement")

    def __init__(self, program):
        self.program = program
        self.heard = []
        self.focus = program.focused()
        self.listener = Atspi.EventListener.new(self.hear)
        for event in self.EVENTS:
            self.listener.register(event)

    def close(self):
        for event in self.EVENTS:
            self.listener.deregister(event)

    def hear(self, event):
        try:
            if event.source.get_process_id() != self.program.pid:
                return
            control = Control(event.source)
            if event.type == "object:announcement":
                self.heard.append(event.any_data)
            elif event.type.startswith("object:state-changed"):
                if event.detail1:
                    self.focus = control
                    self.heard.append(f"{control.name}: {control.description}")
            elif control == self.focus and event.any_data:
                self.heard.append(event.any_data)
        except GLib.Error:
            pass  # The control is gone.

    def listen(self, seconds):
        """Hears what happens within a time, and returns everything so far."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not GLib.MainContext.default().iteration(False):
                time.sleep(0.01)
        return self.heard

    def wait(self, part):
        """Waits until a text has been heard, and returns everything so far."""
        self.program.wait(lambda: any(part in text for text in self.listen(0.1)),
                          lambda: f"{part!r} among {self.heard}")
        return self.heard


def typed_on(messages):
    """Returns the letters in events about inserted or deleted text, in order."""
    events = re.split(r"^(?=\w+ time=)", messages, flags=re.MULTILINE)
    letters = []
    for event in events:
        if "member=TextChanged" in event:
            letters += re.findall(r'variant\s+string "(.*)"', event)
    return "".join(letters)


def parts(secret):
    """Returns every three consecutive letters of a secret."""
    return {secret[start:start + 3] for start in range(len(secret) - 2)}


def leaks(secret, messages):
    """Returns the parts of a secret that occur in messages, or in the sequence of their events."""
    everything = messages + "\n" + typed_on(messages)
    return sorted(part for part in parts(secret) if part in everything)


def read_everything(program):
    """Reads everything that a screen reader can read of every control, so that the answers are on the bus."""
    for control in program.controls():
        control.name, control.description, control.states
        accessible = control.accessible
        for read in (
            lambda: Atspi.Text.get_text(accessible, 0, -1),
            lambda: Atspi.Text.get_character_count(accessible),
            lambda: Atspi.Text.get_string_at_offset(accessible, 0, Atspi.TextGranularity.LINE),
            lambda: Atspi.Text.get_string_at_offset(accessible, 0, Atspi.TextGranularity.WORD),
            lambda: [Atspi.Text.get_character_at_offset(accessible, at) for at in range(24)],
            lambda: accessible.get_attributes(),
            lambda: Atspi.EditableText.copy_text(accessible, 0, -1),
        ):
            try:
                read()
            except GLib.Error:
                pass  # The control has no text.


def act(control, name):
    """Carries out an action of a control, as a screen reader's list of them does."""
    accessible = control.accessible
    actions = [Atspi.Action.get_action_name(accessible, index)
               for index in range(Atspi.Action.get_n_actions(accessible))]
    assert name in actions, f"{control.name!r} has the actions {actions}, and not {name!r}"
    assert Atspi.Action.do_action(accessible, actions.index(name)), f"{name} of {control.name!r}"


def selection(name):
    """Returns the text of a clipboard, or an empty text if it has none."""
    answer = subprocess.run(
        ["timeout", "5", "xclip", "-out", "-selection", name], capture_output=True, text=True)
    return answer.stdout


def memory_with(process_id, text):
    """Returns the kind of memory of each copy of a text in the writable memory of a process."""
    found = []
    stack_size, _ = resource.getrlimit(resource.RLIMIT_STACK)
    with open(f"/proc/{process_id}/maps") as maps, open(
            f"/proc/{process_id}/mem", "rb", buffering=0) as memory:
        for line in maps:
            bounds, rights, _, _, _, *name = line.split()
            if not rights.startswith("rw"):
                continue
            start, end = (int(bound, 16) for bound in bounds.split("-"))
            try:
                memory.seek(start)
                content = memory.read(end - start)
            except (OSError, ValueError):
                continue  # A device, such as a graphics card.
            kind = name[0] if name else "mapped"
            if end - start == stack_size:
                kind = "stack of a thread"
            for encoding in ("utf-8", "utf-16-le", "utf-32-le"):
                found += [kind] * content.count(text.encode(encoding))
    return found
