"""Random keys, clicks, pastes, changes of the focus and closings of the window on the gallery.

GTK's warnings end the program, so that any fails the test. MONKEY_EVENTS sets how many there are,
and MONKEY_SEED repeats a run.
"""

import os
import random
import subprocess

from desktop import PRODUCTS, DesktopTest, window_size, xdotool

KEYS = (
    ["Tab"] * 8 + ["shift+Tab", "space", "Return", "Escape", "BackSpace", "Delete", "Home", "End"]
    + ["Up", "Down", "Left", "Right", "Page_Up", "Page_Down", "ctrl+a", "ctrl+c", "ctrl+v"]
    + ["ctrl+z", "ctrl+shift+z", "ctrl+x", "alt+Up", "alt+Down", "alt+Left", "F4", "Menu"]
    + list("abcxyz0123456789") + ["period", "comma", "minus", "at", "slash"])

PASTES = ["mei@example.com", "line\nbreak\ttab ", "١٢٣", "שלום", "e\u0301\u0323" * 20, "9" * 400,
          "\u200b", "2024-02-30", "1.234,56", "#ff8800", "/etc/passwd"]


class Monkey(DesktopTest):
    BATCH = 400

    def test_survives_what_nobody_would_do(self):
        events = int(os.environ.get("MONKEY_EVENTS", "4000"))
        seed = int(os.environ.get("MONKEY_SEED", random.randrange(1 << 32)))
        print(f"monkey: seed {seed}, {events} events", flush=True)
        dice = random.Random(seed)
        program = None
        for start in range(0, events, self.BATCH):
            program = program or self.start(
                PRODUCTS / "GtkFormApp", "--gallery", G_DEBUG="fatal-warnings")
            self.copy(dice.choice(PASTES))
            self.act(dice, min(self.BATCH, events - start))
            if not program.is_running:
                # The button “Close” was pressed.
                self.assertEqual(program.process.returncode, 0, f"seed {seed}")
                program = None
                continue
            # It answers, so it does not hang.
            program.wait(lambda: program.controls(), f"an answer after the seed {seed}")
            if dice.random() < 0.3:
                program.close()
                program = None

    def act(self, dice, count):
        """Does that many things, as fast as the display takes them."""
        (width, height), window = window_size(), xdotool("getactivewindow")
        # A window that closes meanwhile makes the rest go nowhere.
        lines = []
        for _ in range(count):
            if dice.random() < 0.75:
                lines.append(f"key --delay 0 {dice.choice(KEYS)}")
            else:
                x, y = dice.randrange(width), dice.randrange(height)
                lines.append(f"mousemove --window {window} {x} {y} click {dice.choice('1111345')}")
        subprocess.run(["xdotool", "-"], input="\n".join(lines), text=True, stderr=subprocess.DEVNULL)

    def copy(self, text):
        subprocess.run(
            ["xclip", "-selection", "clipboard"], input=text.encode(), check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
