"""Random keys, clicks, pastes, changes of the focus and closings of the window on the gallery.

MONKEY_EVENTS sets how many there are, and MONKEY_SEED which; the default is the same each time. Every
warning fails the test but those of `OF_GTK`.
"""

import os
import random
import subprocess

from desktop import PRODUCTS, DesktopTest, press, wait, window_size, xdotool

KEYS = (
    ["Tab"] * 8 + ["shift+Tab", "space", "Return", "Escape", "BackSpace", "Delete", "Home", "End"]
    + ["Up", "Down", "Left", "Right", "Page_Up", "Page_Down", "ctrl+a", "ctrl+c", "ctrl+v"]
    + ["ctrl+z", "ctrl+shift+z", "ctrl+x", "alt+Up", "alt+Down", "alt+Left", "F4", "Menu"]
    + list("abcxyz0123456789") + ["period", "comma", "minus", "at", "slash"])

PASTES = ["mei@example.com", "line\nbreak\ttab ", "١٢٣", "שלום", "e\u0301\u0323" * 20, "9" * 400,
          "\u200b", "2024-02-30", "1.234,56", "#ff8800", "/etc/passwd"]

# Warnings of GTK 4.8 itself, as their stacks show: its file dialog sorts a list that is being replaced; a
# popup is placed while its window is on no monitor, or where there is less space than its frame needs; and
# the scroll bar of a popup that closed fades out.
OF_GTK = ("GTK_IS_TREE_SORTABLE", "GDK_IS_MONITOR", "gdk_frame_clock_get_frame_time",
          "attempt to allocate GtkPopoverContent", "attempt to allocate GtkScrolledWindow",
          "with width -2 and height -2")


class Monkey(DesktopTest):
    BATCH = 400

    def test_survives_what_nobody_would_do(self):
        events = int(os.environ.get("MONKEY_EVENTS", "2000"))
        seed = int(os.environ.get("MONKEY_SEED", "7"))
        print(f"monkey: seed {seed}, {events} events", flush=True)
        dice = random.Random(seed)
        program = None
        for start in range(0, events, self.BATCH):
            if program is None:
                press("Escape")  # A click beside the last window may have opened the desktop's menu.
                program = self.start(PRODUCTS / "GtkFormApp", "--gallery")
            self.copy(dice.choice(PASTES))
            try:
                self.act(dice, min(self.BATCH, events - start))
            except subprocess.CalledProcessError:
                pass  # No window is in front: the button “Close” was pressed.
            if not self.answers(program, seed):
                program = None
            elif dice.random() < 0.3:
                program.close()
                program = None

    def answers(self, program, seed):
        """Whether the program goes on; it must not hang, and must not end but by its button."""
        def ended_or_answers():
            return not program.is_running or program.controls()
        wait(ended_or_answers, f"an answer after the seed {seed}", 60)
        if program.is_running:
            return True
        self.assertEqual(program.process.returncode, 0, f"seed {seed}: {program.stderr()}")
        return False

    def start(self, *command):
        program = super().start(*command)
        warnings = program.warnings
        program.warnings = lambda: [
            line for line in warnings() if not any(part in line for part in OF_GTK)]
        return program

    def act(self, dice, count):
        """Does that many things, as fast as the display takes them."""
        (width, height), window = window_size(), xdotool("getactivewindow")
        lines = []
        for _ in range(count):
            if dice.random() < 0.75:
                lines.append(f"key --delay 0 {dice.choice(KEYS)}")
            else:
                x, y = dice.randrange(width), dice.randrange(height)
                lines.append(f"mousemove --window {window} {x} {y} click {dice.choice('1111345')}")
        # A window that closes meanwhile makes the rest go nowhere.
        subprocess.run(
            ["xdotool", "-"], input="\n".join(lines), text=True, stderr=subprocess.DEVNULL)

    def copy(self, text):
        subprocess.run(
            ["xclip", "-selection", "clipboard"], input=text.encode(), check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
