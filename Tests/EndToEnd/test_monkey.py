"""Random keys, clicks, pastes, focus changes and window closings in the gallery.

MONKEY_EVENTS is the number of events, and MONKEY_SEED selects them; the default is the same each time. Every
warning fails the test, except those in `OF_GTK`.
"""

import os
import random
import subprocess
import time

from gi.repository import GLib

from desktop import PRODUCTS, DesktopTest, press, wait, window_size, xdotool

# 70 is the code of F4: in a newer keymap, xdotool would press F4 itself together with Alt.
KEYS = (
    ["Tab"] * 8 + ["shift+Tab", "space", "Escape", "BackSpace", "Delete", "Home", "End"]
    + ["Up", "Down", "Left", "Right", "Page_Up", "Page_Down", "ctrl+a", "ctrl+c", "ctrl+v"]
    + ["ctrl+z", "ctrl+shift+z", "ctrl+x", "alt+Up", "alt+Down", "alt+Left", "70", "Menu"]
    + list("abcxyz0123456789") + ["period", "comma", "minus", "at", "slash"]) * 48 + (
    ["Return", "Return", "ctrl+w", "alt+F4"])  # These are rare, because they close the gallery.

PASTES = ["mei@example.com", "line\nbreak\ttab ", "١٢٣", "שלום", "e\u0301\u0323" * 20, "9" * 400,
          "\u200b", "2024-02-30", "1.234,56", "#ff8800", "/etc/passwd"]

# Warnings of GTK 4.8 itself, as their stacks show:
# - The file dialog sorts a list that is being replaced.
# - A popup is placed while its window is on no monitor, or in less space than its frame needs.
# - The scroll bar of a closed popup fades out.
# - Enter in a popup asks for a focus that no widget has.
# - A GtkTextView scrolls while it's drawn, so the trough of its scroll bar has no place for one frame.
# Four came without a stack:
# - GTK 4.24 finds no grab to end on X11.
# - The file dialog, which has the only GtkTreeView, asks for a place in a list that isn't drawn.
# - A button forgets that it was pressed when a popup takes the pointer, as in other programs.
# - A text isn't told that it lost the focus, as in other programs: GTK's issue 5845.
OF_GTK = ("GTK_IS_TREE_SORTABLE", "GDK_IS_MONITOR", "gdk_frame_clock_get_frame_time",
          "attempt to allocate GtkPopoverContent", "attempt to allocate GtkScrolledWindow",
          "attempt to allocate GtkCalendar",
          "with width -2 and height -2", "Trying to snapshot GtkGizmo",
          "gtk_tree_view_get_cell_area", "Broken accounting of active state",
          "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)'", "Unpaired ungrab call",
          "did not receive a focus-out event")


class Monkey(DesktopTest):
    BATCH = 250
    SECONDS = 3600  # Enough for any number of events.

    def test_survives_random_input(self):
        events = int(os.environ.get("MONKEY_EVENTS", "6000"))
        seed = int(os.environ.get("MONKEY_SEED", "7"))
        print(f"monkey: seed {seed}, {events} events", flush=True)
        dice = random.Random(seed)
        program, pages, shown, changes, galleries = None, [], {}, 0, 0
        for start in range(0, events, self.BATCH):
            if program is None:
                press("Escape")  # A click beside the last window may have opened the desktop's menu.
                name = dice.choices(pages) if pages else []
                program = self.start(PRODUCTS / "GtkFormApp", "--gallery", *name)
                pages = pages or self.pages(program)
                galleries += 1
            self.copy(dice.choice(PASTES))
            try:
                self.act(program, dice, min(self.BATCH, events - start))
            except subprocess.CalledProcessError:
                pass  # No window is in front: the last one was closed.
            controls = self.answer(program, seed)
            texts = {control.accessible.path: self.text(control) for control in controls}
            texts["page"] = [self.text(control) for control in controls if self.is_heading(control)]
            changed = sum(text != shown.get(path, text) for path, text in texts.items())
            is_first, shown = not shown, texts
            changes += changed
            if not controls:
                program = None
            # The desktop's menu may have the keyboard.
            elif dice.random() < 0.05 or not (changed or is_first):
                program.close()
                program, shown = None, {}
        print(f"monkey: {changes} changes in {galleries} galleries", flush=True)
        self.assertGreater(changes, events // 1000, f"changes in {galleries} galleries")

    def pages(self, program):
        return [control.name for control in program.controls() if control.role == "list item"]

    def text(self, control):
        """Returns the text in a control, or its name if it takes no text."""
        try:
            return control.text if control.role == "text" else control.name
        except GLib.Error:
            return None  # It disappeared.

    def is_heading(self, control):
        try:
            return control.role == "heading"
        except GLib.Error:
            return False  # It disappeared.

    def answer(self, program, seed):
        """Returns the controls, or none if the program ended, which it must do without an error."""
        def ended_or_answers():
            return not program.is_running or program.controls()
        controls = wait(ended_or_answers, f"an answer after the seed {seed}", 60)
        if program.is_running:
            return controls
        self.assertEqual(program.process.returncode, 0, f"seed {seed}: {program.stderr()}")
        return []

    def start(self, *command):
        program = super().start(*command)
        warnings = program.warnings
        program.warnings = lambda: [
            line for line in warnings() if not any(part in line for part in OF_GTK)]
        return program

    def act(self, program, dice, count):
        """Performs this many events, as fast as the display accepts them, while a screen reader reads."""
        (width, height), window = window_size(), xdotool("getactivewindow")
        lines = []
        for _ in range(count):
            if dice.random() < 0.75:
                lines.append(f"key --delay 0 {dice.choice(KEYS)}")
            else:
                x, y = dice.randrange(width), dice.randrange(height)
                button = dice.choice("1111345")
                lines.append(f"mousemove --window {window} {x} {y} click --delay 0 {button}")
            lines.append("sleep 0.005")  # The program also needs time to process the keys.
        # If the window closes in the meantime, the rest goes nowhere.
        hands = subprocess.Popen(
            ["xdotool", "-"], stdin=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL)
        hands.stdin.write("\n".join(lines))
        hands.stdin.close()
        while hands.poll() is None:
            try:
                program.root.children()
            except GLib.Error:
                pass  # The control disappeared while it was read.
            time.sleep(0.05)

    def copy(self, text):
        subprocess.run(
            ["xclip", "-selection", "clipboard"], input=text.encode(), check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
