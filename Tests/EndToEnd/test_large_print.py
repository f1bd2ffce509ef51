"""Signing up in large print, in a narrow window: no text is cut off, and nothing scrolls sideways."""

from desktop import wait, window_size, xdotool
from languages import LanguageTest
from picture import SETTINGS, PictureTest, colors

WIDTH, HEIGHT = 360, 800
NOWHERE = (0, 0, 0, 0)
TEXTS = ("button", "check box", "combo box", "label", "password text", "switch", "text")


class LargePrint(PictureTest, LanguageTest):
    settings = SETTINGS.replace("DejaVu Sans 10", "DejaVu Sans 20")

    def start_in(self, locale, **environment):
        program = super().start_in(locale, GTK_THEME="Default-hc-dark", **environment)
        xdotool("windowsize", "--sync", xdotool("getactivewindow"), str(WIDTH), str(HEIGHT))
        xdotool("mousemove", "1023", "899")
        return program

    def look_around(self):
        """No text is wider than the window, or at its edges."""
        controls = self.program.controls()
        for control in controls:
            if control.role in TEXTS and control.box != NOWHERE:
                left, right, *_ = control.box
                self.assertGreaterEqual(left, 0, control.describe())
                self.assertLess(right, WIDTH, control.describe())
        self.assertEqual(window_size(), (WIDTH, HEIGHT))
        pane, = (control for control in controls if control.role == "scroll pane")
        # The bar that shows how far the window is scrolled fades out.
        wait(lambda: len(self.edges(pane.box)) == 1,
             lambda: f"one color at the edges instead of {self.edges(pane.box)}")

    def stop(self):
        """The control with the focus is in sight, once the window has been scrolled."""
        focused = self.program.focused()

        def is_in_sight():
            left, right, top, bottom = focused.box
            return 0 <= left < right < WIDTH and 0 <= top < bottom < HEIGHT
        self.program.wait(is_in_sight, f"{focused.name!r} in sight")

    def edges(self, box):
        """The colors of the first and the last two columns of what scrolls."""
        left, right, top, bottom = box
        frame = (WIDTH - (right - left + 1)) // 2  # A line around the window.
        within = frame - left  # GTK 4.8 says where the pane is within that line, a newer one where in the window.
        top, bottom = within + top + 1, within + bottom - 1
        first, last = (colors((x, x + 1, top, bottom)) for x in (frame, WIDTH - frame - 2))
        return set(first + last)

    def test_signing_up_by_keyboard_in_german(self):
        self.sign_up_by_keyboard("de_DE", "de")


class LargePrintInRows(LargePrint):
    look = ("--look", "rows")
