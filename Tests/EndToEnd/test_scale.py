"""An output with a fractional scale, as on many notebooks: a click hits what is drawn there."""

import os
import unittest

import differences
from desktop import click, move_mouse, wait_until_still
from sign_up import ADA, SignUpTest

IS_SWAY = "SWAYSOCK" in os.environ
if IS_SWAY:
    from sway import output_size, swaymsg

INSIDE = 2  # Pixels from the edge of an entry's text, which a newer GTK reports with the padding at both sides.
PADDING = 10 if differences.has("measuresFrames") else 0


@unittest.skipUnless(IS_SWAY, "under X11, an output has no scale")
class Scale(SignUpTest):
    def scale(self, factor):
        swaymsg("output", "HEADLESS-1", "scale", str(factor))

    def sign_up_at(self, factor):
        width, height = output_size()
        self.addCleanup(self.scale, 1)
        self.scale(factor)
        self.assertEqual(output_size(), (int(width / factor), int(height / factor)))
        self.sign_up()
        for number in range(4):
            for name in ADA:
                self.click_corner(name, number)
        self.fill(ADA)
        self.submit()
        self.program.wait_for_text("Account created")
        self.assertEqual(self.accounts()[0]["email"], ADA["Email"])

    def click_corner(self, name, number):
        """Clicks once into a corner of an entry, which then has the focus."""
        entry = self.entry(name)
        entry.point()
        left, right, top, bottom = wait_until_still(lambda: entry.box)
        left, right = left + PADDING, right - PADDING
        x = left + INSIDE if number % 2 == 0 else right - INSIDE
        y = top + INSIDE if number < 2 else bottom - INSIDE
        move_mouse(x, y)
        click()
        self.program.wait(lambda: entry.is_focused, f"the focus in {name} after a click at {x}, {y}")

    def test_clicks_hit_at_125_percent(self):
        self.sign_up_at(1.25)

    def test_clicks_hit_at_150_percent(self):
        self.sign_up_at(1.5)
